import { number } from './plural.ts';

/** Fields as history, conflicts and plans name them. */
const recordFields = {
  ACTIVE: 'Регистрация действует',
  REQUESTED_FORMAT: 'Заявленный формат',
  CONFIRMED_FORMAT: 'Подтверждённый формат',
  REQUESTED_SECTION: 'Заявленная секция',
  CONFIRMED_SECTION: 'Подтверждённая секция',
  TITLE: 'Название доклада',
  TALK_SCHEDULE: 'Дата доклада',
  TALK_DAY: 'День',
  TALK_TRACK: 'Трек',
  TALK_SLOT: 'Слот',
  CONFIRMATION: 'Подтвердил участие',
  LISTENING_SECTIONS: 'Планирует посетить',
  TOUR: 'Экскурсия',
  TSHIRT_SIZE: 'Размер футболки',
  GAVE_UP_POSTER: 'Отказ от\u00a0стендового доклада',
  ATTENDANCE_DAY: 'Будет на\u00a0форуме',
  THESIS_DOCUMENT: 'Тезисы, документ',
  THESIS_PDF: 'Тезисы, PDF',
  EXPERT_CONCLUSION: 'Экспертное заключение',
  UNRECOGNIZED: 'Другое поле',
} as const;

const doubleMatches = {
  NAME_AND_BIRTH_DATE: 'ФИО и\u00a0дата рождения',
  PHONE: 'телефон',
  EMAIL: 'e-mail',
  TITLE: 'название доклада',
} as const;

const lastChange = (name: string | null, when: string | null) =>
  name === null
    ? ['Её\u00a0изменили', when].filter(Boolean).join(' ')
    : `Последнее изменение: ${[name, when].filter(Boolean).join(', ')}`;

/** The record of a participation: fields, change, conflict, history. */
export const recordTexts = {
  subject: 'запись об\u00a0участии',
  title: 'Запись об\u00a0участии',
  previous: 'Предыдущая запись',
  next: 'Следующая запись',
  position: (position: number, total: number) => `${number(position)} из\u00a0${number(total)}`,
  outside: 'Не\u00a0входит в\u00a0этот список',
  tabs: { record: 'Запись', history: 'История', letters: 'Письма' },
  groups: { person: 'Участник', request: 'Заявка', wishes: 'Пожелания', decision: 'Решение', files: 'Файлы' },
  fields: {
    organization: 'Организация',
    phone: 'Телефон',
    email: 'E-mail',
    birthDate: 'Дата рождения',
    createdAt: 'Дата регистрации',
    format: 'Заявленный формат',
    section: 'Секция',
    title: 'Название доклада',
    listening: 'Планирует посетить',
    attendanceDays: 'Дни на\u00a0форуме',
    tour: 'Экскурсия',
    confirmedFormat: 'Подтверждённый формат',
    confirmedSection: 'Подтверждённая секция',
    schedule: 'Дата доклада',
    day: 'День',
    track: 'Трек',
    slot: 'Слот',
    isConfirmed: 'Подтвердил участие',
  },
  /** Numbers alone read like a count. */
  attendanceDays: (days: readonly number[]) =>
    days.length === 1 ? `день\u00a0${days[0]}` : `дни\u00a0${days.join(', ')}`,
  empty: '—',
  emptyWord: 'пусто',
  notConfirmed: 'Не\u00a0подтверждён',
  yes: 'Да',
  no: 'Нет',
  noTitle: 'У\u00a0доклада нет названия: участник заявлялся слушателем.',
  related: {
    subject: 'другие заявки и\u00a0двойники',
    others: 'Другие заявки участника',
    doubles: 'Возможные двойники',
    matches: (matches: readonly (keyof typeof doubleMatches)[]) =>
      `Совпадает: ${matches.map((match) => doubleMatches[match]).join(', ')}`,
  },
  edit: 'Редактировать',
  cancel: 'Отмена',
  save: 'Сохранить',
  saveAndNext: 'Сохранить и\u00a0следующая',
  cancelled: {
    title: 'Регистрация отменена',
    text: 'Участник отменил эту регистрацию: её\u00a0можно прочитать, но\u00a0нельзя изменить. Файлы удалены при\u00a0отмене.',
    meanwhile: 'Участник отменил эту регистрацию: запись не\u00a0изменена.',
  },
  attendance: 'Посещения',
  form: {
    format: 'Подтверждённый формат',
    section: 'Секция',
    sectionPlaceholder: 'Выберите секцию',
    schedule: 'Дата доклада',
    scheduleHint: 'Словами, например «22\u00a0октября, 12:00»',
    day: 'День',
    track: 'Трек',
    slot: 'Слот',
    listener: 'У\u00a0слушателя нет секции, даты и\u00a0места доклада: они будут очищены.',
    rules: { format: 'Выберите формат' },
    sectionsSubject: 'список секций',
  },
  leave: {
    title: 'Изменения не\u00a0сохранены',
    text: 'Если уйти, введённое пропадёт.',
    confirm: 'Уйти без\u00a0сохранения',
    stay: 'Остаться',
  },
  conflict: {
    title: 'Запись уже изменена',
    who: (name: string | null, when: string | null) => `${lastChange(name, when)}. Ваши изменения не\u00a0сохранены.`,
    current: 'Сейчас в\u00a0записи',
    wanted: 'У\u00a0вас',
    same: 'То, что вы\u00a0хотели сохранить, уже так и\u00a0стоит.',
    decided: 'Спорных полей больше нет: «Применить моё» сохранит остальные ваши изменения.',
    takeField: 'Оставить как\u00a0в\u00a0записи',
    takeNew: 'Отбросить мои изменения',
    applyMine: 'Применить моё',
  },
  history: {
    subject: 'история записи',
    none: 'Изменений пока не\u00a0было.',
    showing: (shown: number, all: number) => `Показано ${number(shown)} из\u00a0${number(all)}, сначала новые`,
    earlier: 'Показать более ранние',
    actions: {
      REGISTERED: 'Регистрация',
      CHANGED: 'Изменение',
      CANCELLED: 'Отмена регистрации',
      FILE_ADDED: 'Файл загружен',
      FILE_REMOVED: 'Файл удалён',
      UNRECOGNIZED: 'Другое действие',
    },
    roles: { OWNER: 'участник', MODERATOR: 'модератор', SERVICE: 'сервис', UNRECOGNIZED: 'неизвестно кто' },
  },
  letters: {
    subject: 'письма',
    none: 'За\u00a0последний год участник писем не\u00a0получал.',
    states: {
      WAITING: 'ждёт отправки',
      SENT: 'отправлено',
      GIVEN_UP: 'не\u00a0отправлено',
      UNRECOGNIZED: 'состояние неизвестно',
    },
    failures: {
      ADDRESS_REJECTED: 'почтовый сервер отклонил адрес',
      NOT_ACCEPTED: 'почтовый сервер не\u00a0принял письмо',
      UNRECOGNIZED: 'причина неизвестна',
    },
  },
  recordFields,
  /** The field's name, of a day of attendance with its number. */
  fieldName: (field: keyof typeof recordFields, day: number | null) =>
    day === null ? recordFields[field] : `${recordFields[field]} в\u00a0день\u00a0${day}`,
} as const;
