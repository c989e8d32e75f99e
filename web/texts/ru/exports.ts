import { number } from './plural.ts';

/** Exports of lists. */
export const exportTexts = {
  open: 'Экспорт',
  workbook: 'Весь список в\u00a0Excel (.xlsx)',
  attendanceWorkbook: 'Excel (.xlsx)',
  preparing: 'Готовим файл…',
  link: 'Открыть файл',
  view: 'Экспорт этого вида',
  formats: { XLSX: 'Excel (.xlsx)', CSV: 'Таблица (.csv)', JSON: 'Данные (.json)' },
  viewHint: 'Те\u00a0же строки и\u00a0столбцы, что на\u00a0экране',
  running: 'Экспорт этого вида',
  progress: (bytes: string, rows: number | null) =>
    rows === null ? `Получено ${bytes}` : `Получено ${bytes}, строк будет ${number(rows)}`,
  stop: 'Остановить экспорт',
  done: (name: string) => `Файл ${name} сохранён`,
  failed: 'Экспорт не\u00a0удался. Попробуйте ещё раз.',
  history: {
    open: 'Кто и\u00a0что выгружал',
    what: 'журнал выгрузок',
    none: 'Выгрузок ещё не\u00a0было.',
    unsupported: 'Служба, в\u00a0которой хранятся данные, журнала не\u00a0ведёт.',
    when: 'Когда',
    who: 'Кто',
    view: 'Что',
    rows: 'Строк',
    mailing: 'адреса рассылки',
    unknown: 'неизвестно',
  },
} as const;
