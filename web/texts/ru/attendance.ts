import { records } from './plural.ts';

/** Who came and who plans to come. */
export const attendanceTexts = {
  subject: 'список посещений',
  audienceSubject: 'аудитория секции',
  sectionsSubject: 'список секций',
  section: 'Секция',
  allSections: 'Все секции',
  unknownSection: 'Секция не\u00a0найдена в\u00a0справочнике',
  chooseSection: 'Выберите секцию',
  search: 'Поиск',
  searchPlaceholder: 'ФИО, организация, секция…',
  columns: { id: 'Номер', name: 'ФИО', organization: 'Организация', section: 'Секция', time: 'Время' },
  none: { title: 'Посещений пока нет', text: 'Отметки о\u00a0посещении появятся во\u00a0время форума.' },
  audienceNone: { title: 'Аудитории пока нет', text: 'Эту секцию ещё никто не\u00a0выбрал.' },
  wholeWorkbook: {
    section: 'В\u00a0Excel\u00a0— весь список секции, без\u00a0поиска',
    allSections: 'В\u00a0Excel\u00a0— список всех секций, без\u00a0поиска',
  },
  workbook: 'Excel (.xlsx)',
  openWorkbook: 'Открыть файл',
  sections: (names: readonly string[]) =>
    `${names.length === 1 ? 'секция' : 'секции'} ${names.map((name) => `«${name}»`).join(', ')}`,
  othersShown: 'Остальные секции\u00a0— ниже.',
  empty: '—',
  nothing: 'Ничего не\u00a0нашлось',
  count: (n: number) => `Всего: ${records(n)}`,
  personTitle: (name: string) => `Посещения: ${name}`,
} as const;
