import { plural } from './plural.ts';

const addresses = (n: number) => plural(n, 'адрес', 'адреса', 'адресов');

/** The dashboard: mailings, audience, attendance. */
export const dashboardTexts = {
  lead: 'Регистрации в\u00a0числах; ниже\u00a0— адреса для\u00a0рассылок, аудитория секций, посещения.',
  subject: 'данные о\u00a0ваших правах',
  tabs: { mailings: 'Экспорт e-mail', audience: 'Аудитория', attendance: 'Посещения' },
  mailings: {
    typesSubject: 'виды рассылок',
    type: 'Кому',
    request: 'Получить адреса',
    addresses: 'Адреса',
    count: (n: number) => `В\u00a0списке ${addresses(n)}`,
    copy: 'Скопировать',
    copied: 'Адреса скопированы',
    copyFailed: 'Браузер не\u00a0дал скопировать: выделите адреса и\u00a0скопируйте.',
    download: 'Скачать .txt',
    reminderTitle: 'Не\u00a0забудьте об\u00a0отписке',
    reminder:
      'Добавьте в\u00a0письмо ссылку, по\u00a0которой можно отписаться от\u00a0рассылки, и\u00a0ставьте адреса в\u00a0скрытую копию.',
    empty: 'В\u00a0этом списке нет адресов.',
    none: 'Видов рассылок пока нет.',
  },
} as const;
