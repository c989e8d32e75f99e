import { plural } from './plural.ts';

const list = new Intl.ListFormat('ru-RU');

/** A title in quotation marks; those within it are the inner ones: «Доклад „О пучках“». */
export function quoted(text: string): string {
  const inner = text
    .replace(/"([^"]*)"/g, '„$1“')
    .replace(/“([^“”]*)”/g, '„$1“')
    .replaceAll('«', '„')
    .replaceAll('»', '“');
  return `«${inner}»`;
}

const talksLeft = (n: number) => `Можно добавить ещё ${plural(n, 'доклад', 'доклада', 'докладов')}.`;

/** Texts of the registrations in the cabinet: windows, dialogs, cards. */
export const registrationTexts = {
  subject: 'ваши регистрации',
  sectionsSubject: 'список секций',
  window: {
    UPCOMING: 'Регистрация на\u00a0форум еще не\u00a0открыта',
    CLOSED: 'Регистрация уже завершена',
    opens: (from: string, to: string) => `Она откроется ${from}\u00a0года и\u00a0продлится по\u00a0${to}\u00a0года.`,
    closed: (day: string) => `Последним днём было ${day}\u00a0года.`,
    openTitle: 'Вы ещё не\u00a0зарегистрированы на\u00a0форум',
    open: 'Личный кабинет сам по\u00a0себе не\u00a0делает вас участником: заполните анкету участника.',
    openUntil: (day: string) =>
      `Регистрация открыта по\u00a0${day}\u00a0года включительно, по\u00a0московскому времени.`,
    forum: (days: string) => `Дни форума: ${days}\u00a0года.`,
  },
  gone: {
    title: 'Этой регистрации больше нет',
    text: 'Её отменили в\u00a0другой вкладке или на\u00a0другом устройстве. Список ниже обновлён.',
  },
  register: 'Зарегистрироваться на\u00a0форум',
  profileFirst: {
    text: 'Сначала заполните и\u00a0сохраните профиль',
    why: 'Из\u00a0него берутся ФИО и\u00a0организация для\u00a0приглашения и\u00a0сертификата.',
    fill: 'Заполнить профиль',
  },
  formats: {
    LISTENER: 'Слушатель',
    SPEAKER: 'Устный доклад',
    POSTER: 'Стендовый доклад',
    UNRECOGNIZED: 'Формат не\u00a0определён',
  },
  tshirtSizes: { S: 'S', M: 'M', L: 'L', XL: 'XL', UNRECOGNIZED: 'Неизвестный размер' },
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
    chosen: (n: number) => `Выбрано: ${plural(n, 'секция', 'секции', 'секций')}`,
    left: (n: number) => `Можно ввести ещё ${plural(n, 'знак', 'знака', 'знаков')}`,
    byInvitation: 'по приглашению',
    noSections: 'Нет секций, открытых для\u00a0выбора',
    submit: 'Зарегистрироваться',
    success: 'Успешная регистрация',
    rules: { section: 'Выберите секцию доклада', title: 'Введите название доклада' },
  },
  extra: {
    add: 'Добавить доклад',
    title: 'Дополнительный доклад',
    lead: 'Кроме первой регистрации можно заявить не\u00a0больше двух докладов.',
    left: talksLeft,
    none: 'Заявлены все доклады: больше двух дополнительных заявить нельзя.',
    closed: (day: string) => `Регистрация завершена ${day}\u00a0года: доклад добавить уже нельзя.`,
    upcoming: (day: string) => `Регистрация откроется ${day}\u00a0года.`,
    submit: 'Добавить доклад',
    success: 'Успешная регистрация',
  },
  school: {
    badge: 'Участие в\u00a0школе',
    UPCOMING: 'Регистрация на\u00a0школу ещё не\u00a0открыта.',
    CLOSED: 'Регистрация на\u00a0школу уже завершена.',
    open: 'Участие в\u00a0школе оформляется отдельно от\u00a0форума, без\u00a0доклада.',
    openUntil: (day: string) => `Регистрация на\u00a0школу открыта по\u00a0${day}\u00a0года включительно.`,
    register: 'Зарегистрироваться на\u00a0школу',
    dialog: {
      title: 'Регистрация на\u00a0школу',
      text: (title: string) => `Вы заявляете участие слушателем: ${quoted(title)}.`,
      next: 'Модератор подтвердит участие по\u00a0электронной почте.',
      submit: 'Зарегистрироваться',
      success: 'Успешная регистрация',
    },
  },
  steps: {
    label: 'Ход регистрации',
    names: {
      application: 'Заявка',
      format: 'Формат',
      confirmation: 'Подтверждение',
      invitation: 'Приглашение',
      certificate: 'Сертификат',
    },
    states: { done: 'пройдено', current: 'сейчас', ahead: 'впереди', missed: 'не\u00a0пройдено' },
  },
  story: {
    moderatorDecides: {
      title: 'Заявка на\u00a0рассмотрении',
      text: 'Заявка принята. Модератор подтвердит участие по\u00a0электронной почте.',
    },
    moderatorDidNot: {
      title: 'Формат не\u00a0подтверждён',
      text: 'Форум прошёл, а\u00a0формат участия модератор не\u00a0подтвердил.',
    },
    personConfirms: {
      title: 'Модератор подтвердил формат',
      text: 'Подтвердите участие: после этого будет доступно приглашение.',
    },
    personDidNot: {
      title: 'Участие не\u00a0подтверждено',
      text: 'Форум прошёл, а\u00a0участие не\u00a0было подтверждено.',
    },
    welcome: { title: 'Участие подтверждено', text: 'Ждём вас. Приглашение можно скачать.' },
    past: { title: 'Участие подтверждено', text: 'Форум прошёл. Скоро здесь появится сертификат.' },
    certificateLater: { title: 'Форум прошёл', text: 'Скоро здесь появится сертификат.' },
    certificateReady: { title: 'Сертификат готов', text: 'Спасибо за\u00a0участие.' },
  },
  /** In place of what the story says about a format: the school has none. */
  schoolStory: {
    moderatorDidNot: {
      title: 'Участие не\u00a0подтверждено',
      text: 'Форум прошёл, а\u00a0участие в\u00a0школе модератор не\u00a0подтвердил.',
    },
    personConfirms: {
      title: 'Модератор подтвердил участие в\u00a0школе',
      text: 'Подтвердите участие: после этого будет доступно приглашение.',
    },
  },
  notes: {
    changed: (format: string) => `Вы заявляли другой формат: ${quoted(format)}.`,
    hasGivenUpPoster: 'Вы отказались от\u00a0стендового доклада и\u00a0участвуете слушателем.',
    missingFiles: (names: string[]) => `Осталось загрузить: ${list.format(names).replaceAll(' и ', ' и\u00a0')}.`,
  },
  missing: { thesisDocument: 'тезисы (текст)', thesisPdf: 'тезисы (PDF)', expertConclusion: 'экспертное заключение' },
  idle: {
    moderatorsTurn: 'Сейчас от\u00a0вас ничего не\u00a0требуется.',
    moderatorDidNot: 'Если вы были на\u00a0форуме, напишите организаторам.',
    forumIsOver: 'Изменить это уже нельзя.',
  },
  deadline: {
    theses: (day: string) => `Тезисы принимаются по\u00a0${day}\u00a0года включительно.`,
    confirmation: (day: string) => `Подтвердить участие можно по\u00a0${day}\u00a0года включительно.`,
    confirmationDue: (day: string) => `Подтвердите участие по\u00a0${day}\u00a0года включительно.`,
    forum: (days: string) => `Дни форума: ${days}\u00a0года.`,
    certificate: (day: string) => `Сертификат будет доступен с\u00a0${day}\u00a0года.`,
  },
  actions: { label: 'Действия', files: 'Загрузить файлы', confirm: 'Подтвердить участие' },
  reasons: {
    formatFirst: {
      confirm: 'Станет доступно, когда модератор подтвердит формат.',
      invitation: 'Будет доступно после подтверждения формата и\u00a0участия.',
    },
    moderatorFirst: {
      confirm: 'Станет доступно, когда модератор подтвердит участие в\u00a0школе.',
      invitation: 'Будет доступно после подтверждения участия модератором и\u00a0вами.',
    },
    speakerFormatFirst: 'Приглашение докладчика будет доступно только после подтверждения формата участия.',
    confirmFirst: 'Будет доступно после подтверждения участия.',
    forumIsOver: {
      confirm: (day: string) => `Форум завершился ${day}\u00a0года: подтвердить участие уже нельзя.`,
      invitation: 'Участие не\u00a0было подтверждено.',
    },
    certificateLater: (day: string) => `Будет доступен с\u00a0${day}\u00a0года.`,
    confirmBefore: 'Будет доступен после подтверждения участия.',
    notEntitled: 'Выдаётся тем, чьё участие было подтверждено.',
  },
  card: {
    listener: 'Участие слушателем',
    untitled: 'Доклад без\u00a0названия',
    requested: 'заявленный формат',
    confirmed: 'подтверждённый формат',
    schoolRequested: 'заявка',
    schoolConfirmed: 'подтверждено модератором',
    section: 'Секция',
    noSection: 'Не указано при регистрации!',
    unknownSection: 'Секция не найдена в справочнике',
    loadingSection: 'Название загружается…',
    talkSchedule: 'Дата доклада',
    noSchedule: 'Пока не\u00a0назначена',
    neverScheduled: 'Не\u00a0была назначена',
    programme: 'Программа',
    talkInProgramme: 'Открыть доклад в\u00a0программе',
    posterSession: 'Открыть постерную сессию',
    listening: 'Слушаю секции',
    noListening: 'Не\u00a0выбраны',
    sectionsUnread: 'Список секций сейчас недоступен',
    tour: 'Экскурсия',
    tourUnanswered: 'Вы ещё не\u00a0ответили',
    tourNotAnswered: 'Вы не\u00a0ответили',
    tourOver: 'Экскурсия уже прошла.',
    tourSignUp: 'Записаться на\u00a0экскурсию',
    tourChange: 'Изменить ответ об\u00a0экскурсии',
    tourDecisions: { ATTENDING: 'Приду', DECLINED: 'Не\u00a0приду', UNRECOGNIZED: 'Неизвестный ответ' },
    tshirt: 'Размер футболки',
    tshirtGive: 'Указать или\u00a0изменить размер футболки',
    tshirtChange: 'Изменить размер футболки',
    files: 'Файлы доклада',
    more: 'Подробности заявки',
    cancel: 'Отменить регистрацию',
    cancelNamed: (name: string) => `Отменить регистрацию: ${name}`,
  },
  confirmDialog: {
    title: 'Подтверждение участия',
    posterFormat: 'Как вы примете участие',
    listenerWarning: 'Стендовый доклад будет снят с\u00a0программы.',
    tour: (day: string) => `Экскурсия ${day}\u00a0года`,
    tourOver: 'Экскурсия уже прошла: ответ изменить нельзя.',
    tourOptions: { ATTENDING: 'Приду', DECLINED: 'Не\u00a0приду', UNRECOGNIZED: 'Неизвестный ответ' },
    tshirt: 'Размер футболки',
    talkDate: (date: string | null) => `Дата доклада: ${date ?? 'пока не\u00a0назначена'}`,
    tourGiven: (day: string, answer: string) => `Экскурсия ${day}\u00a0года: ${answer.toLowerCase()}`,
    tshirtGiven: (size: string) => `Размер футболки: ${size}`,
    answersShared: 'Эти ответы общие для\u00a0всех ваших заявок на\u00a0форум.',
    changeAnswers: 'Изменить ответы',
    school: (title: string) => `Вы подтверждаете участие: ${quoted(title)}.`,
    submit: 'Подтвердить участие',
    success: 'Участие подтверждено',
    again: { title: 'Ваши ответы', submit: 'Сохранить ответы', success: 'Ответы сохранены' },
  },
  cancelDialog: {
    title: 'Отменить регистрацию?',
    listener: 'Будет отменено участие слушателем.',
    talk: (title: string) => `Будет отменён доклад ${quoted(title)}.`,
    untitled: 'Будет отменён доклад без\u00a0названия.',
    school: (title: string) => `Будет отменено участие: ${quoted(title)}.`,
    files: 'Загруженные файлы будут удалены.',
    beforeClosing: (day: string) =>
      `С\u00a0${day} регистрация закрывается: после этого отменённую регистрацию нельзя оформить заново.`,
    afterClosing: (day: string) =>
      `Регистрация закрыта с\u00a0${day}: отменённую регистрацию нельзя будет оформить заново.`,
    confirm: 'Отменить регистрацию',
    keep: 'Оставить',
    success: 'Регистрация отменена',
  },
} as const;
