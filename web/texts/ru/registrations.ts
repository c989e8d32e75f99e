const plural = new Intl.PluralRules('ru-RU');
const count = (n: number, one: string, few: string, many: string) => {
  const form = plural.select(n);
  return `${n}\u00a0${form === 'one' ? one : form === 'few' ? few : many}`;
};

/** Texts of the registrations in the cabinet: window, dialogs, card. */
export const registrationTexts = {
  title: 'Участие в\u00a0форуме',
  what: 'ваши регистрации',
  sectionsWhat: 'список секций',
  window: {
    UPCOMING: 'Регистрация на\u00a0форум еще не\u00a0открыта',
    CLOSED: 'Регистрация уже завершена',
    opens: (from: string, to: string) => `Она откроется ${from}\u00a0года и\u00a0продлится по\u00a0${to}\u00a0года.`,
    closed: (day: string) => `Последним днём было ${day}\u00a0года.`,
    openTitle: 'Вы ещё не\u00a0зарегистрированы на\u00a0форум',
    open: 'Личный кабинет сам по\u00a0себе не\u00a0делает вас участником: заполните форму участника.',
    openUntil: (day: string) =>
      `Регистрация открыта по\u00a0${day}\u00a0года включительно, по\u00a0московскому времени.`,
    forum: (days: string) => `Форум пройдёт ${days}\u00a0года.`,
  },
  register: 'Зарегистрироваться на\u00a0форум',
  formats: {
    LISTENER: 'Слушатель',
    SPEAKER: 'Устный доклад',
    POSTER: 'Стендовый доклад',
    UNRECOGNIZED: 'Формат не\u00a0определён',
  },
  formatHints: {
    LISTENER: 'Без\u00a0доклада и\u00a0публикации',
    SPEAKER: 'Выступление на\u00a0заседании секции',
    POSTER: 'Стенд на\u00a0постерной сессии',
  },
  dialog: {
    title: 'Регистрация на\u00a0форум',
    format: 'Формат участия',
    section: 'Секция доклада',
    talkTitle: 'Название доклада',
    listening: 'Секции, которые хотите послушать',
    listeningHint: 'Можно выбрать несколько или\u00a0ни\u00a0одной',
    chosen: (n: number) => `Выбрано: ${count(n, 'секция', 'секции', 'секций')}`,
    left: (n: number) => `Можно ввести ещё ${count(n, 'знак', 'знака', 'знаков')}`,
    byInvitation: 'по приглашению',
    noSections: 'Нет секций, открытых для\u00a0выбора',
    submit: 'Зарегистрироваться',
    success: 'Успешная регистрация',
    rules: {
      section: 'Выберите секцию доклада',
      title: 'Введите название доклада',
    },
  },
  card: {
    titles: { talk: 'Доклад', listener: 'Участие слушателем' },
    requestedFormat: 'Заявленный формат',
    confirmedFormat: 'Подтверждённый формат',
    section: 'Секция',
    noSection: 'Не указано при регистрации!',
    unknownSection: 'Секция не найдена в справочнике',
    talkTitle: 'Название доклада',
    talkSchedule: 'Дата доклада',
    noSchedule: 'Пока не\u00a0назначена',
    listening: 'Слушаю секции',
    noListening: 'Не\u00a0выбраны',
    sectionsUnread: 'Список секций сейчас недоступен',
    tour: 'Экскурсия',
    tourDecisions: { ATTENDING: 'Приду', DECLINED: 'Не\u00a0приду' },
    tshirt: 'Размер футболки',
    cancel: 'Отменить регистрацию',
    confirm: 'Подтвердить участие',
  },
  status: {
    awaitingModerator: {
      title: 'Заявка на\u00a0рассмотрении',
      text: 'Заявка принята. Модератор подтвердит участие по\u00a0электронной почте.',
    },
    awaitingPerson: {
      title: 'Модератор подтвердил формат',
      text: 'Подтвердите участие: после этого будет доступно приглашение.',
      changed: (format: string) => `Вы заявляли другой формат: «${format}».`,
    },
    confirmed: {
      title: 'Участие подтверждено',
      text: (days: string) => `Ждём вас ${days}\u00a0года.`,
      past: (days: string) => `Форум прошёл ${days}\u00a0года.`,
    },
  },
  speakerNotice: 'Приглашение докладчика будет доступно только после подтверждения формата участия.',
  confirmDialog: {
    title: 'Подтверждение участия',
    posterFormat: 'Как вы примете участие',
    listenerWarning: 'Стендовый доклад будет снят с\u00a0программы.',
    tour: (day: string) => `Экскурсия ${day}`,
    tourOptions: { ATTENDING: 'Приду', DECLINED: 'Не\u00a0приду' },
    tshirt: 'Размер футболки',
    submit: 'Подтвердить участие',
    success: 'Участие подтверждено',
  },
  cancelDialog: {
    title: 'Отменить регистрацию?',
    what: (format: string, title: string | null) =>
      title === null ? `Будет отменено участие: ${format.toLowerCase()}.` : `Будет отменён доклад «${title}».`,
    beforeClosing: (day: string) =>
      `С\u00a0${day} регистрация закрывается: после этого отменённую регистрацию нельзя оформить заново.`,
    afterClosing: (day: string) =>
      `Регистрация закрыта с\u00a0${day}: отменённую регистрацию нельзя будет оформить заново.`,
    confirm: 'Отменить регистрацию',
    keep: 'Оставить',
    success: 'Регистрация отменена',
  },
} as const;
