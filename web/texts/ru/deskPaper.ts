import { number, plural, records } from './plural.ts';

const files = (n: number) => plural(n, 'файл', 'файла', 'файлов');

/** Addresses, badges and the archive of theses, made from the rows of the list. */
export const deskPaperTexts = {
  close: 'Закрыть',
  addresses: {
    title: 'Адреса',
    file: 'адреса.txt',
    without: (n: number) => `Без\u00a0адреса: ${records(n)}.`,
    write: 'Написать в\u00a0почтовой программе',
    most: (n: number) =>
      `Почтовой программе за\u00a0раз передаётся не\u00a0больше ${number(n)} адресов: скопируйте их\u00a0или скачайте.`,
  },
  badges: {
    title: 'Бейджи',
    lead: (badges: number, sheets: number) =>
      `${plural(badges, 'бейдж', 'бейджа', 'бейджей')} 90\u00a0×\u00a055\u00a0мм, по\u00a0десять на\u00a0листе: ${plural(sheets, 'лист', 'листа', 'листов')} A4, в\u00a0порядке списка.`,
    hint: 'При\u00a0печати оставьте масштаб 100\u00a0% и\u00a0поля по\u00a0умолчанию. Длинные имена и\u00a0названия печатаются мельче.',
    print: 'Печатать',
    number: (year: number, n: number) => `${year}, №\u00a0${n}`,
  },
  archive: {
    title: 'Архив тезисов',
    file: (year: number) => `тезисы-${year}.zip`,
    lead: (n: number, talks: number, without: number) =>
      `${files(n)} от\u00a0${plural(talks, 'участника', 'участников', 'участников')}. Без\u00a0тезисов: ${records(without)}.`,
    names: 'Папка\u00a0— секция, имя файла\u00a0— автор и\u00a0номер записи. Внутри архива\u00a0— список.',
    inMemory: (megabytes: number) =>
      `Этот браузер собирает архив в\u00a0памяти, поэтому на\u00a0${number(megabytes)}\u00a0МБ сбор остановится. Если файлов больше, соберите архив по\u00a0секциям или откройте портал в\u00a0Chrome, Edge или Яндекс Браузере.`,
    tooLarge: (megabytes: number) =>
      `Файлы заняли больше ${number(megabytes)}\u00a0МБ, архив не\u00a0собран. Отфильтруйте список, например, по\u00a0секции.`,
    none: 'В\u00a0этих записях нет файлов с\u00a0тезисами.',
    start: 'Собрать архив',
    again: 'Собрать ещё раз',
    progressLabel: 'Ход сбора',
    progress: (done: number, all: number) => `Готово ${number(done)} из\u00a0${number(all)}`,
    stop: 'Остановить',
    stopped: 'Остановлено, архив не\u00a0сохранён.',
    broken: 'Архив не\u00a0удалось сохранить.',
    done: (n: number) => `Архив сохранён: ${files(n)}.`,
    failed: (n: number) => `Не\u00a0удалось получить: ${files(n)}`,
    status: (status: number) => `ответ ${status}`,
    noAnswer: 'нет ответа',
    inArchive: 'в\u00a0архиве',
    list: 'Список.csv',
    columns: { author: 'Автор', title: 'Название доклада', section: 'Секция', file: 'Файл', result: 'Итог' },
    noSection: 'Без секции',
    noName: 'Без имени',
  },
} as const;
