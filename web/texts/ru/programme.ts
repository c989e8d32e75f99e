import { plural } from './plural.ts';

const talks = (n: number) => plural(n, 'доклад', 'доклада', 'докладов');
const sessions = (n: number) => plural(n, 'заседание', 'заседания', 'заседаний');

/** Programme: days, search, plan, dialog, print. */
export const programmeTexts = {
  what: 'программу форума',
  lead: (days: string, place: string) => `${days}, ${place}. Время московское.`,
  sample: 'Имена и\u00a0названия докладов\u00a0— образцы: организаторы заменят их настоящими.',
  none: { title: 'Программы пока нет', text: 'Организаторы её готовят. Загляните позже.' },
  readings: {
    other: 'Другая версия программы',
    isSecond: (year: number) => `Это другая версия программы: она повторяет программу ${year}\u00a0года.`,
    back: 'К\u00a0основной версии',
  },
  days: 'Дни форума',
  kinds: {
    CEREMONY: 'Церемония',
    PLENARY: 'Пленарное заседание',
    SECTION: 'Секция',
    SCHOOL: 'Школа',
    POSTERS: 'Постерная сессия',
    ROUND_TABLE: 'Круглый стол',
    PANEL: 'Панельная дискуссия',
    SYMPOSIUM: 'Микросимпозиум',
    LECTURE: 'Лекция',
    CONFERENCE: 'Конференция',
    BREAK: 'Перерыв',
    EXCURSION: 'Экскурсия',
    REGISTRATION: 'Регистрация',
    EXHIBITION: 'Выставка',
  },
  section: (code: string) => `Секция ${code}`,
  parallel: (n: number) => `Параллельно: ${plural(n, 'событие', 'события', 'событий')}`,
  /** Of sessions that do not all run at one time. */
  partlyParallel: 'Параллельные заседания',
  allDay: 'В\u00a0течение дня',
  details: 'подробнее',
  /** Without scripts: the way to the posters of a session. */
  posterList: 'список постеров',
  chair: (role: string, name: string) => `${role}: ${name}`,
  opensElsewhere: '(откроется в\u00a0новой вкладке)',
  running: 'идёт сейчас',
  now: 'Сейчас',
  next: (when: string) => `Следующее: ${when}`,
  search: {
    label: 'Поиск по\u00a0программе',
    placeholder: 'Доклад, автор, институт…',
    clear: 'Очистить поиск',
    found: (sessionCount: number, talkCount: number) => {
      const parts = [sessionCount > 0 ? sessions(sessionCount) : '', talkCount > 0 ? talks(talkCount) : ''];
      return `Найдено: ${parts.filter(Boolean).join(', ')}`;
    },
    nothing: 'Ничего не\u00a0нашлось',
    nothingHint: 'Попробуйте часть слова, фамилию без\u00a0инициалов или\u00a0снимите фильтр.',
    results: 'Найденное в\u00a0программе',
    inPosters: 'Искать среди стендовых докладов:',
    posterSession: (title: string, day: string) => `${title} (${day})`,
    more: (n: number) => `Показать ещё ${n}`,
  },
  filter: {
    open: 'Фильтр',
    panel: 'Показать только',
    sections: 'Секции',
    kinds: 'Вид',
    remove: (name: string) => `Снять фильтр: ${name}`,
    clear: 'Снять все',
    chosen: 'Выбранные фильтры',
    emptyDay: 'В\u00a0этот день ничего из\u00a0выбранного нет.',
  },
  plan: {
    title: 'Мой план',
    open: 'Мой план',
    back: 'Ко\u00a0всей программе',
    add: (name: string) => `Добавить в\u00a0мой план: ${name}`,
    remove: (name: string) => `Убрать из\u00a0моего плана: ${name}`,
    addShort: 'В\u00a0мой план',
    removeShort: 'В\u00a0моём плане',
    empty: 'Пока ничего не\u00a0выбрано',
    emptyHint: 'Отмечайте звёздочкой заседания и\u00a0доклады: план сохранится в\u00a0этом браузере.',
    share: 'Скопировать ссылку на\u00a0план',
    shared: 'Ссылка скопирована',
    calendar: 'План в\u00a0календарь',
    clear: 'Очистить план',
    clearTitle: 'Очистить план?',
    clearText: 'Все отметки этого года будут сняты. Вернуть их нельзя.',
    conflict: (name: string) => `Пересекается: ${name}`,
    conflicts: (n: number) =>
      `В\u00a0плане ${plural(n, 'событие', 'события', 'событий')} с\u00a0пересечением по\u00a0времени`,
    foreign: (n: number) => `Вам прислали план: ${plural(n, 'событие', 'события', 'событий')}`,
    foreignUnknown: (n: number) =>
      `Ещё ${plural(n, 'событие', 'события', 'событий')} по\u00a0ссылке в\u00a0программе больше нет.`,
    foreignAdd: 'Добавить в\u00a0мой план',
    foreignAdded: 'Добавлено в\u00a0ваш план',
  },
  calendar: {
    day: 'День в\u00a0календарь',
    session: 'В\u00a0календарь',
    talk: (name: string) => `Доклад в\u00a0календарь: ${name}`,
  },
  dialog: {
    close: 'закрыть',
    copyLink: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    talks: 'Доклады',
    meanwhile: 'В\u00a0это же время',
  },
  print: {
    open: 'Печать',
    title: 'Печать программы',
    what: 'Что печатать',
    whole: 'Всю программу',
    plan: 'Мой план',
    withTalks: 'С\u00a0докладами',
    start: 'Напечатать',
  },
} as const;
