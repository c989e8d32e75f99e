import { number, plural, records } from './plural.ts';

const people = (n: number) => plural(n, 'участник', 'участника', 'участников');
const registrations = (n: number) => plural(n, 'регистрация', 'регистрации', 'регистраций');

/** A part of a list: registrations, and the people who made them. */
interface ListSize {
  rows: number;
  people: number;
}

/** The lists of participants: search, filters, columns, rows. */
export const listTexts = {
  clash: 'Занятое место',
  subject: 'список участников',
  search: {
    label: 'Поиск по\u00a0списку',
    short: 'Найти…',
    placeholder: 'ФИО, организация…',
    placeholderFull: 'ФИО, организация, доклад, e-mail, телефон…',
  },
  searched: (text: string) => `Поиск: «${text}»`,
  clearSearch: 'Очистить поиск',
  /** The public list has one row a person. */
  counts: (found: number, all: number) =>
    found === all ? `Всего: ${people(all)}` : `Найдено: ${people(found)} из\u00a0${number(all)}`,
  /** A moderators' list has one row a registration. */
  countsFull: (found: ListSize, all: ListSize) =>
    found.rows === all.rows
      ? `Всего: ${registrations(all.rows)}, ${people(all.people)}`
      : `Найдено: ${registrations(found.rows)} из\u00a0${number(all.rows)}, ${people(found.people)}`,
  /** Rows that the service sent and nobody can use. */
  unreadable: (n: number) =>
    plural(n, 'запись не\u00a0прочитана', 'записи не\u00a0прочитаны', 'записей не\u00a0прочитано'),
  noName: 'ФИО не\u00a0прочитано',
  rowsOf: (from: number, to: number, all: number) => `${number(from)}\u2013${number(to)} из\u00a0${number(all)}`,
  updating: 'Список обновляется',
  readAgo: (seconds: number) =>
    seconds < 60
      ? `Прочитано ${seconds}\u00a0с\u00a0назад,`
      : `Прочитано ${Math.floor(seconds / 60)}\u00a0мин\u00a0назад,`,
  readNow: 'обновить',
  pageSize: 'Строк на\u00a0странице',
  pages: 'Страницы списка',
  pageControls: {
    first: 'Первая страница',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    last: 'Последняя страница',
  },
  page: (n: number) => `Страница ${n}`,
  none: { title: 'Участников пока нет', text: 'Здесь появятся те, кто зарегистрируется на\u00a0форум.' },
  noneOfPast: 'Списка участников этого\u00a0года нет',
  nothing: {
    title: 'Никого не\u00a0нашлось',
    text: 'Попробуйте часть фамилии или\u00a0снимите фильтр.',
    reset: 'Сбросить поиск и\u00a0фильтры',
  },
  moderatorsView: {
    title: 'Этот вид открыт модераторам',
    text: 'Так сортируют и\u00a0отбирают только модераторы.',
    sessionEnded:
      'Так сортируют и\u00a0отбирают только модераторы, а\u00a0ваш сеанс завершён. После входа откроется этот\u00a0же вид.',
    login: 'Войти',
  },
  cancelled: {
    filter: 'Отменённые регистрации',
    title: 'Отменённые регистрации',
    text: 'Эти регистрации участники отменили. Их\u00a0можно прочитать, но\u00a0нельзя изменить.',
    textWithHistory:
      'Эти регистрации участники отменили. Их\u00a0можно прочитать вместе с\u00a0историей, но\u00a0нельзя изменить.',
    none: 'Отменённых регистраций нет.',
    back: 'Показать действующие',
  },
  review: 'Разбор заявок',
  noOrganization: 'Организация не\u00a0указана',
  sort: { up: 'по\u00a0возрастанию', down: 'по\u00a0убыванию', label: 'Сортировка', none: 'По\u00a0ФИО' },
  columns: {
    name: 'ФИО',
    org: 'Организация',
    status: 'Состояние',
    format: 'Формат',
    section: 'Секция',
    files: 'Файлы',
    title: 'Доклад',
    created: 'Регистрация',
    schedule: 'Дата доклада',
    place: 'День, трек, слот',
    phone: 'Телефон',
    email: 'E-mail',
    birth: 'Дата рождения',
    listening: 'Планирует посетить',
    thesis: 'Тезисы',
    tour: 'Экскурсия',
    tshirt: 'Футболка',
    days: 'Дни на\u00a0форуме',
    school: 'Школа',
    id: 'Номер',
  },
  /** Codes in the order in which people know them; the list has a filter by each of these names. */
  codes: {
    status: {
      CONFIRMED: 'Подтвердил',
      AWAITING_FORMAT: 'Ждёт формата',
      AWAITING_PERSON: 'Ждёт подтверждения',
    },
    thesis: {
      MISSING: 'Нет тезисов',
      INCOMPLETE: 'Только один файл',
      COMPLETE: 'Оба файла',
      NOT_EXPECTED: 'Не\u00a0нужны',
    },
  },
  tours: { ATTENDING: 'Придёт', DECLINED: 'Не\u00a0придёт', UNRECOGNIZED: 'Неизвестный ответ' },
  isSchool: { YES: 'Школа', NO: 'Форум' },
  /** In place of the state: a cancelled registration waits for nothing. */
  cancelledStatus: 'Отменена',
  requested: {
    LISTENER: 'заявлен слушатель',
    SPEAKER: 'заявлен устный',
    POSTER: 'заявлен стендовый',
    UNRECOGNIZED: 'заявлен другой',
  },
  /** In a compact row. */
  shortFormats: {
    LISTENER: 'Слушатель',
    SPEAKER: 'Устный',
    POSTER: 'Стендовый',
    UNRECOGNIZED: 'Не\u00a0определён',
  },
  requestedOnly: 'не\u00a0подтверждён',
  sectionUnknown: 'Секция не\u00a0найдена в\u00a0справочнике',
  unreadableDate: 'Произошла ошибка!',
  sectionLoading: 'Название загружается…',
  sectionNone: 'Не\u00a0указано при\u00a0регистрации!',
  files: { THESIS_DOCUMENT: 'Тезисы, документ', THESIS_PDF: 'Тезисы, PDF', EXPERT_CONCLUSION: 'Экспертное заключение' },
  openFile: (kind: string, name: string) => `${kind}: ${name}, откроется в\u00a0новой вкладке`,
  noFiles: 'Нет файлов',
  filter: {
    open: 'Фильтры',
    openCount: (n: number) => `Фильтры: ${n}`,
    title: 'Фильтры списка',
    except: 'Кроме',
    exceptOf: (name: string) => `Кроме выбранного: ${name}`,
    search: 'Найти фильтр или\u00a0значение',
    notFound: 'Такого фильтра нет.',
    chosenOf: (n: number) => `выбрано: ${n}`,
    hints: { effective: 'Подтверждённый, а\u00a0пока его нет\u00a0— заявленный.' },
    today: 'Сегодня',
    sinceVisit: (day: string) => `С\u00a0прошлого визита, ${day}`,
    clash: 'Место занято дважды',
    /** In the order in which the drawer shows them. */
    names: {
      effective: 'Формат',
      status: 'Состояние',
      section: 'Секция',
      confirmed: 'Подтверждённый формат',
      format: 'Заявленный формат',
      thesis: 'Тезисы доклада',
      files: 'Есть файл',
      untitled: 'Название доклада',
      double: 'Двойники',
      slot: 'Слот',
      day: 'День доклада',
      track: 'Трек',
      clash: 'Место',
      created: 'Дата регистрации',
      tour: 'Экскурсия',
      tshirt: 'Размер футболки',
      days: 'Дни на\u00a0форуме',
      school: 'Куда регистрация',
      org: 'Организация',
    },
    warnings: { untitled: 'Доклад без\u00a0названия', double: 'Возможный двойник' },
    day: (day: string) => `День ${day}`,
    track: (track: string) => `Трек ${track}`,
    slot: (slot: string) => `Слот ${slot}`,
    hasSlot: 'Назначен',
    range: {
      reversed: 'Раньше начала',
      from: 'С\u00a0даты',
      to: 'По\u00a0дату',
      since: (day: string) => `с\u00a0${day}`,
      until: (day: string) => `по\u00a0${day}`,
    },
    isExcept: (name: string) => `кроме: ${name}`,
    remove: (name: string) => `Снять фильтр: ${name}`,
    clear: 'Сбросить всё',
    chosen: 'Выбранные фильтры',
    none: {
      confirmed: 'Не\u00a0подтверждён',
      section: 'Без\u00a0секции',
      org: 'Без\u00a0организации',
      tour: 'Нет ответа',
      tshirt: 'Не\u00a0выбран',
      days: 'Не\u00a0указаны',
      day: 'Без\u00a0дня',
      track: 'Без\u00a0трека',
      slot: 'Не\u00a0назначен',
    },
    organizationSearch: 'Найти организацию',
    show: (n: number) => `Показать: ${records(n)}`,
    unknownSection: (id: string) => `Секция ${id}`,
    unknownOrganization: 'Неизвестная организация',
  },
  chooseColumns: {
    open: 'Столбцы',
    title: 'Столбцы списка',
    text: 'Выбор и\u00a0порядок сохраняются в\u00a0этом браузере и\u00a0в\u00a0адресе страницы.',
    up: (name: string) => `Выше: ${name}`,
    down: (name: string) => `Ниже: ${name}`,
    reset: 'Как было сначала',
  },
  compact: 'Компактные строки',
  selection: {
    row: (name: string) => `Выбрать: ${name}`,
    page: 'Выбрать все строки страницы',
    count: (n: number) => `Выбрано: ${records(n)}`,
    all: (n: number) => `Выбрать все ${number(n)} найденных`,
    isAll: (n: number) => `Выбраны все ${number(n)} найденных`,
    isAllBut: (n: number, left: number) => `Выбрано: ${records(n)}, все найденные, кроме ${number(left)}`,
    clear: 'Снять выбор',
    change: 'Изменить…',
    bar: 'Выбранные записи',
  },
} as const;
