import { number, plural } from './plural.ts';

const registrations = (n: number) => plural(n, 'регистрация', 'регистрации', 'регистраций');

/** Statistics of registrations on the dashboard. */
export const deskStatisticsTexts = {
  subject: 'статистика регистраций',
  empty: { title: 'Регистраций пока нет', text: 'Статистика появится после первой регистрации.' },
  figures: {
    registrations: 'регистраций',
    people: 'человек',
    talks: 'устных докладов',
    posters: 'стендовых',
    listeners: 'слушателей',
    undecided: 'ждут решения',
    unconfirmed: 'ждут подтверждения',
    confirmed: 'подтвердили участие',
  },
  unreadable: (rows: string) => `Без\u00a0учёта: ${rows}.`,
  curve: {
    title: 'Регистрации с\u00a0нарастающим итогом',
    axis: 'Дней до\u00a0форума',
    /** What the curve shows, in words. */
    now: (n: number, day: string) => `На\u00a0${day}\u00a0— ${registrations(n)}`,
    earlier: (n: number, year: number) =>
      `, за\u00a0столько\u00a0же дней до\u00a0форума ${year}\u00a0года\u00a0— ${number(n)}`,
    undated: (n: number) => `Без\u00a0даты регистрации: ${number(n)}.`,
  },
  /** Opens the bars on a phone. */
  bars: 'Форматы, секции, организации…',
  groups: {
    format: 'Формат',
    section: 'Секции',
    org: 'Организации',
    tour: 'Экскурсия',
    tshirt: 'Футболки',
  },
  hidden: (n: number) => `Ещё ${number(n)}\u00a0— в\u00a0фильтрах списка`,
  none: 'Не\u00a0указано',
} as const;
