import { number, plural } from './plural.ts';

/** Statistics of registrations. */
export const statisticsTexts = {
  lead: 'Каждое число и\u00a0каждый столбик этого года открывают список тех, кто\u00a0за\u00a0ними стоит.',
  subject: 'статистика регистраций',
  empty: { title: 'Регистраций пока нет', text: 'Статистика появится после первой регистрации.' },
  totals: { registrations: 'Регистраций', people: 'Участников', talks: 'Докладов', school: 'На\u00a0школу' },
  panels: {
    formats: 'Заявленный формат',
    confirmedFormats: 'Подтверждённый формат',
    statuses: 'Состояние',
    sections: 'Секции',
    organizations: 'Организации',
    theses: 'Тезисы докладов',
    missingFiles: 'Чего не\u00a0хватает докладам',
    tours: 'Экскурсия',
    tshirtSizes: 'Футболки',
    school: 'Школа',
  },
  headings: { value: 'Значение', count: 'Число', share: 'Доля', people: 'Участников', rows: 'Регистраций' },
  headingOf: { missingFiles: 'Нет файла' },
  school: { yes: 'На\u00a0школу', no: 'На\u00a0форум' },
  share: (part: number, all: number) =>
    all === 0 ? '—' : `${((part / all) * 100).toLocaleString('ru-RU', { maximumFractionDigits: 1 })}\u00a0%`,
  csv: '.csv',
  csvOf: (panel: string) => `Скачать таблицу «${panel}» (.csv)`,
  openList: (label: string, count: number) =>
    `${label}: ${plural(count, 'запись', 'записи', 'записей')}, открыть список`,
  openPeople: (label: string, people: number) =>
    `${label}: ${plural(people, 'участник', 'участника', 'участников')}, открыть список`,
  chart: (panel: string) => `Диаграмма «${panel}». Те\u00a0же числа со\u00a0ссылками\u00a0— в\u00a0таблице рядом.`,
  topOnly: (shown: number, all: number) =>
    `На\u00a0диаграмме ${number(shown)} из\u00a0${number(all)}, в\u00a0таблице все.`,
  mostOrganizations: (n: number) => `Показаны ${number(n)} самых частых организаций.`,
  days: {
    title: 'Регистрации по\u00a0дням',
    lead: 'Прошлые годы стоят рядом по\u00a0числу дней до\u00a0начала форума, для\u00a0сравнения.',
    day: 'День',
    before: 'Дней до',
    total: 'Всего',
    noEarlier: 'За\u00a0прошлые годы данных нет: сравнить не\u00a0с\u00a0чем.',
    emptyYears: (years: readonly number[]) => `Нет данных о\u00a0регистрациях: ${years.join(', ')}.`,
    undated: (n: number) => `Без\u00a0даты регистрации: ${number(n)}.`,
  },
  table: (panel: string) => `${panel}, таблица`,
} as const;
