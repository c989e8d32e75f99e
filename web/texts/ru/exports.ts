import { number, plural } from './plural.ts';

/** Exports of lists. */
export const exportTexts = {
  open: 'Экспорт',
  attendanceWorkbook: 'Excel (.xlsx)',
  link: 'Открыть файл',
  formats: { XLSX: 'Excel (.xlsx)', CSV: 'Таблица (.csv)', JSON: 'Данные (.json)' },
  viewHint: 'Строки и\u00a0столбцы\u00a0— те\u00a0же, что на\u00a0экране',
  wholeHint: 'Excel\u00a0— весь список и\u00a0все столбцы сервиса, остальное\u00a0— столбцы на\u00a0экране',
  running: 'Экспорт этого вида',
  progress: (bytes: string, rows: number | null) =>
    rows === null ? `Получено ${bytes}` : `Получено ${bytes}, строк будет ${number(rows)}`,
  stop: 'Остановить экспорт',
  done: (name: string) => `Файл ${name} сохранён`,
  broken: 'Связь оборвалась до\u00a0конца файла, поэтому он не\u00a0сохранён. Попробуйте ещё раз.',
  badges: { chosen: 'Бейджи', found: 'Бейджи найденных (.pdf)' },
  abstracts: {
    open: 'Сборник тезисов (.zip)…',
    title: 'Сборник тезисов',
    lead: 'Архив с\u00a0файлами тезисов по\u00a0секциям и\u00a0содержанием в\u00a0Excel. Кто не\u00a0прислал тезисы, отмечен в\u00a0содержании.',
    what: 'список тезисов',
    sectionsWhat: 'список секций',
    section: 'Секция',
    allSections: 'Все секции',
    noTalks: 'Докладов здесь пока нет.',
    counts: (there: number, all: number) =>
      `Тезисы есть у\u00a0${number(there)} из\u00a0${plural(all, 'доклада', 'докладов', 'докладов')}.`,
    missing: (n: number) => `Без тезисов: ${plural(n, 'доклад', 'доклада', 'докладов')}.`,
    openMissing: 'Открыть в\u00a0списке',
    more: (n: number) => `и\u00a0ещё ${number(n)}`,
    running: 'Архив скачивается',
    stop: 'Остановить',
    download: 'Скачать архив',
    retry: 'Скачать ещё раз',
  },
  history: {
    open: 'Кто и\u00a0что выгружал',
    what: 'журнал выгрузок',
    none: 'Выгрузок ещё не\u00a0было.',
    rows: (n: number) => plural(n, 'строка', 'строки', 'строк'),
    mailing: 'адреса рассылки',
    unknown: 'неизвестно',
  },
} as const;
