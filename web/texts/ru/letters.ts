import { plural } from './plural.ts';

const dative = ['', 'одному', 'двум', 'трём', 'четырём', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];

/** To so many people: the first ten in words. */
export const toPeople = (n: number) => {
  const noun = n % 10 === 1 && n % 100 !== 11 ? 'человеку' : 'людям';
  return `${dative[n] || n.toLocaleString('ru-RU')}\u00a0${noun}`;
};

export const letters = (n: number) => plural(n, 'письмо', 'письма', 'писем');

/** Letters before and after they are sent. */
export const letterTexts = {
  title: 'Письмо участнику',
  clashTitle: 'Место уже занято',
  to: 'Кому',
  subject: 'Тема',
  send: 'Сохранить и\u00a0отправить',
  withhold: 'Сохранить без\u00a0письма',
  save: 'Всё равно сохранить',
  back: 'Вернуться',
  lead: 'После сохранения уйдёт это письмо.',
  failed: 'Письмо не\u00a0удалось показать',
  failedLead:
    'Сохранение отправит участнику письмо о\u00a0формате, секции и\u00a0дате доклада. Его можно отправить не\u00a0глядя или\u00a0сохранить изменения без\u00a0письма.',
  /** One or several others, who have the place already or get it by the same change. */
  clash: {
    more: (n: number) => ` и\u00a0ещё ${n.toLocaleString('ru-RU')}`,
    BOARD: (names: string) =>
      `На\u00a0этот стенд в\u00a0одной сессии приходится не\u00a0один доклад. Здесь\u00a0же: ${names}.`,
    SLOT: (names: string) =>
      `На\u00a0этот день, трек и\u00a0слот приходится не\u00a0один доклад. Здесь\u00a0же: ${names}.`,
  },
  saved: {
    done: 'Изменения сохранены',
    sent: (done: string, name: string) => `${done}. Письмо отправляется: ${name}`,
    withheld: (done: string) => `${done}, письмо не\u00a0отправлено`,
    unchanged: 'В\u00a0записи уже так: ничего не\u00a0изменено, новое письмо не\u00a0отправлено',
    unseen: (done: string) => `${done}. Участник получит письмо`,
  },
} as const;
