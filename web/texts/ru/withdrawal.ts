import { quoted } from './registrations.ts';

/** The end of a moderator's decision: the registration waits for a format again. */
export const withdrawalTexts = {
  action: 'Снять решение',
  title: 'Снять решение?',
  lead: (name: string) =>
    `${name}: заявка снова будет ждать формата. Секция, дата и\u00a0место доклада и\u00a0подтверждение участника сотрутся.`,
  told: (subject: string, when: string) => `Последнее письмо участнику: ${quoted(subject)}, ${when}.`,
  notTold: 'За\u00a0последний год участник писем не\u00a0получал.',
  maybeTold: 'Письмо о\u00a0решении участник мог уже получить.',
  letter: 'Письмо о\u00a0снятии решения',
  letterLead: 'Можно отправить письмо о\u00a0том, что решение снято:',
  mayTell: 'Можно отправить письмо о\u00a0том, что решение снято.',
  unseen: 'Письмо о\u00a0том, что решение снято, показать не\u00a0удалось. Его можно отправить не\u00a0глядя.',
  noPreview: 'Письмо о\u00a0том, что решение снято, не\u00a0уйдёт.',
  keep: 'Оставить решение',
  withdraw: 'Снять решение',
  withLetter: 'Снять и\u00a0отправить письмо',
  withoutLetter: 'Снять без\u00a0письма',
  done: 'Решение снято, письмо не\u00a0отправлено',
  doneWithLetter: 'Решение снято, письмо отправляется',
  unchanged: 'Решение уже было снято: ничего не\u00a0изменено, новое письмо не\u00a0отправлено',
} as const;
