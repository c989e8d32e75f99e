import { quoted } from '../../outbound/typography.ts';
import { cabinetLink, type ForumFacts, type Person, participationFacts } from './facts.ts';
import { type Letter, layOut } from './layout.ts';

/** `talk`: an additional talk. */
export type RegistrationPurpose = 'forum' | 'talk' | 'school';

type About = {
  purpose: RegistrationPurpose;
  person: Person;
  forum: ForumFacts;
  /** Null without a talk. */
  title: string | null;
  publicUrl: string;
};

const PURPOSE: Record<RegistrationPurpose, string> = {
  forum: 'на участие в форуме',
  talk: 'на дополнительный доклад',
  school: 'на участие в школе',
};

const SUBJECT: Record<RegistrationPurpose, string> = {
  forum: 'участие в форуме',
  talk: 'дополнительный доклад',
  school: 'участие в школе',
};

/** REG-04 */
export function receivedLetter({
  purpose,
  person,
  forum,
  publicUrl,
  ...facts
}: About & { format: number; section: string | null }): Letter {
  const forWhat = PURPOSE[purpose];
  return layOut({
    subject: `Заявка получена: ${SUBJECT[purpose]}`,
    person,
    forum,
    paragraphs: [
      `Мы получили вашу заявку ${forWhat}.`,
      ...(purpose === 'school' ? [] : participationFacts(facts)),
      'Модератор рассмотрит заявку, и мы сообщим о подтверждении письмом.',
    ],
    link: cabinetLink(publicUrl),
    because: 'подали эту заявку в личном кабинете форума',
  });
}

/** REG-09 */
export function cancelledLetter({
  purpose,
  person,
  forum,
  title,
  publicUrl,
  canRegisterAgain,
}: About & { canRegisterAgain: boolean }): Letter {
  const forWhat = PURPOSE[purpose];
  return layOut({
    subject: `Заявка ${forWhat} отменена`,
    person,
    forum,
    paragraphs: [
      `Вы отменили заявку ${forWhat}.`,
      ...(title ? [`Название доклада: ${quoted(title)}.`] : []),
      canRegisterAgain
        ? 'Пока регистрация открыта, заявку можно подать снова в личном кабинете.'
        : 'Регистрация уже завершена, поэтому подать заявку снова нельзя.',
    ],
    link: cabinetLink(publicUrl),
    closing: ['Если заявку отменили не вы, смените пароль от личного кабинета и сообщите организаторам.'],
    because: 'отменили эту заявку в личном кабинете форума',
  });
}
