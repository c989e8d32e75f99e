import type { ForumFacts, Person } from './facts.ts';
import { type Letter, layOut } from './layout.ts';

/** ACC-13. Anyone may enter any address, so the letter contains nothing that the sender typed. */
export function verificationLetter(forum: ForumFacts | null, url: string): Letter {
  return layOut({
    subject: 'Подтвердите адрес электронной почты',
    person: null,
    forum,
    paragraphs: [
      'Вы создали личный кабинет участника форума. Чтобы начать им пользоваться, подтвердите адрес электронной почты.',
    ],
    link: { label: 'Подтвердить адрес', url },
    closing: ['Ссылка действует 7 дней. Если вы не создавали личный кабинет, просто удалите это письмо.'],
    because: 'на портале форума создали личный кабинет с этим адресом',
  });
}

/** ACC-15. `person` is null before the verification, like all that the sender typed. */
export function resetLetter(forum: ForumFacts | null, person: Person | null, url: string): Letter {
  return layOut({
    subject: 'Восстановление пароля',
    person,
    forum,
    paragraphs: ['Вы попросили восстановить пароль от личного кабинета участника форума.'],
    link: { label: 'Задать новый пароль', url },
    closing: [
      'Ссылка действует одни сутки и срабатывает один раз. Если вы ничего не просили, просто удалите это письмо: пароль останется прежним.',
    ],
    because: 'на портале форума попросили восстановить пароль к личному кабинету с этим адресом',
  });
}

/** Informs the owner of a password change that another person may have made. `person` as in the reset letter. */
export function passwordChangedLetter(forum: ForumFacts | null, person: Person | null, publicUrl: string): Letter {
  return layOut({
    subject: 'Пароль изменён',
    person,
    forum,
    paragraphs: ['Пароль от личного кабинета участника форума изменён, все прежние сеансы завершены.'],
    link: { label: 'Восстановить пароль', url: `${publicUrl}/reset-password` },
    closing: ['Если пароль изменили не вы, задайте новый по ссылке выше и проверьте, кто ещё может читать вашу почту.'],
    because: 'на портале форума изменили пароль к личному кабинету с этим адресом',
  });
}

/** To the new address, which may be anybody's: it contains nothing that the person typed. */
export function emailChangeLetter(forum: ForumFacts | null, url: string): Letter {
  return layOut({
    subject: 'Подтвердите новый адрес электронной почты',
    person: null,
    forum,
    paragraphs: [
      'Этот адрес указали как новый для входа в личный кабинет участника форума. Чтобы он стал адресом кабинета, подтвердите его.',
    ],
    link: { label: 'Подтвердить новый адрес', url },
    closing: [
      'Ссылка действует одни сутки и срабатывает один раз. Если вы не меняли адрес, просто удалите это письмо.',
    ],
    because: 'на портале форума указали этот адрес как новый адрес личного кабинета',
  });
}

/** To the present address: another person may have asked for the change. */
export function emailChangeNotice(forum: ForumFacts | null, person: Person | null, publicUrl: string): Letter {
  return layOut({
    subject: 'Запрошена смена адреса электронной почты',
    person,
    forum,
    paragraphs: [
      'Для вашего личного кабинета участника форума указали новый адрес. Он начнёт действовать, когда его подтвердят по ссылке из письма на новый адрес; до этого вход и письма остаются прежними.',
    ],
    link: { label: 'Восстановить пароль', url: `${publicUrl}/reset-password` },
    closing: ['Если адрес меняете не вы, задайте новый пароль по ссылке выше: тогда смена адреса не состоится.'],
    because: 'в личном кабинете с этим адресом попросили сменить адрес',
  });
}
