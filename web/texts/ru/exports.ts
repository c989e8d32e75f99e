import { number, plural } from './plural.ts';

/** Exports of lists. */
export const exportTexts = {
  open: 'Экспорт',
  openChosen: 'Экспорт выбранных',
  attendanceWorkbook: 'Excel (.xlsx)',
  link: 'Открыть файл',
  formats: { XLSX: 'Excel (.xlsx)', CSV: 'Таблица (.csv)', JSON: 'Данные (.json)' },
  chosenHint: 'Выбранные строки и\u00a0столбцы на\u00a0экране',
  tooMany: (limit: number) => `Поимённо выгружается до\u00a0${limit} строк: больше\u00a0— фильтром`,
  viewHint: 'Строки и\u00a0столбцы\u00a0— те\u00a0же, что на\u00a0экране',
  wholeHint: 'Excel\u00a0— весь список и\u00a0все столбцы сервиса, остальное\u00a0— столбцы на\u00a0экране',
  running: 'Экспорт этого вида',
  progress: (bytes: string, rows: number | null) =>
    rows === null ? `Получено ${bytes}` : `Получено ${bytes}, строк будет ${number(rows)}`,
  stop: 'Остановить экспорт',
  done: (name: string) => `Файл ${name} сохранён`,
  broken: 'Связь оборвалась до\u00a0конца файла, поэтому он не\u00a0сохранён. Попробуйте ещё раз.',
  addresses: {
    open: 'Скопировать адреса…',
    title: 'Адреса для\u00a0рассылки',
    lead: (isChosen: boolean) =>
      `Адреса ${isChosen ? 'выбранных людей' : 'людей из\u00a0этого списка с\u00a0учётом фильтров'}, каждый один раз. Отменивших участие среди них нет.`,
    logged: 'Запрос попадёт в\u00a0журнал выгрузок.',
    count: (n: number, parts: number) =>
      `${plural(n, 'адрес', 'адреса', 'адресов')}, ${plural(parts, 'письмо', 'письма', 'писем')} со\u00a0скрытой копией`,
    part: (from: number, to: number) => (from === to ? `Адрес ${from}` : `Адреса ${from}\u2013${to}`),
    copyOf: (part: string) => `Скопировать: ${part}`,
    copyFailed: 'Браузер не\u00a0дал скопировать.',
    merge:
      'Для\u00a0писем с\u00a0обращением по\u00a0имени покажите нужные столбцы (ФИО, e-\u2060mail, секция) и\u00a0сохраните «Экспорт»\u00a0→ «Excel (.xlsx)»: такую таблицу почтовая программа берёт для\u00a0слияния.',
    close: 'Закрыть',
  },
  print: {
    open: 'Печать с\u00a0местом для\u00a0подписи',
    running: 'Готовим список к\u00a0печати',
    stop: 'Отменить печать',
    rows: (n: number) => plural(n, 'строка', 'строки', 'строк'),
    signature: 'Подпись',
  },
  badges: { chosen: 'Бейджи', found: 'Бейджи найденных (.pdf)' },
  abstracts: {
    open: 'Сборник тезисов (.zip)…',
    title: 'Сборник тезисов',
    lead: 'Архив с\u00a0файлами тезисов по\u00a0секциям и\u00a0содержанием в\u00a0Excel. Кто не\u00a0прислал тезисы, отмечен в\u00a0содержании.',
    subject: 'список тезисов',
    sectionsSubject: 'список секций',
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
    subject: 'журнал выгрузок',
    none: 'Выгрузок ещё не\u00a0было.',
    rows: (n: number) => plural(n, 'строка', 'строки', 'строк'),
    mailing: 'адреса рассылки',
    unknown: 'неизвестно',
  },
} as const;
