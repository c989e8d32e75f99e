/** A page and a gateway of different releases. */
const renewed = 'Портал обновляется. Обновите страницу через\u00a0минуту.';

/** Words that every screen shares. */
export const commonTexts = {
  portal: 'Портал научного форума',
  titles: {
    home: 'О\u00a0форуме',
    login: 'Вход',
    logout: 'Выход',
    registration: 'Регистрация',
    registerFinish: 'Регистрация завершена',
    resetPassword: 'Восстановление пароля',
    verifyUser: 'Подтверждение e-mail',
    verify: 'Проверка документа',
    verifyDocument: 'Подлинность документа',
    cabinet: 'Личный кабинет',
    tour: 'Экскурсия',
    privacy: 'Политика конфиденциальности',
    notFound: 'Страница не\u00a0существует',
    unavailable: 'Страница недоступна',
  },
  actions: {
    cancel: 'Отмена',
    close: 'Закрыть',
    closeDialog: 'Закрыть окно',
    retry: 'Попробовать ещё раз',
    reload: 'Обновить страницу',
    toHome: 'На\u00a0главную',
    toLogin: 'Войти',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
  },
  calendar: {
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    previousYear: 'Предыдущий год',
    nextYear: 'Следующий год',
    previousDecade: 'Предыдущее десятилетие',
    nextDecade: 'Следующее десятилетие',
    monthLevelControl: 'Выбрать месяц',
    yearLevelControl: 'Выбрать год',
  },
  draft: {
    restored: (when: string | null) =>
      `Восстановлен черновик${when === null ? '' : ` от\u00a0${when}`}. Он ещё не\u00a0сохранён.`,
    discard: 'Сбросить',
  },
  loading: 'Загрузка…',
  needsScripts: {
    form: 'Для\u00a0этой формы нужен JavaScript: включите его в\u00a0настройках браузера.',
    rows: 'Список сейчас недоступен без\u00a0JavaScript. Обновите страницу через минуту.',
  },
  toasts: 'Уведомления',
  nothingFound: 'Ничего не\u00a0найдено',
  loadFailed: (what: string) => `Не\u00a0удалось загрузить: ${what}`,
  failures: {
    network: 'Нет связи с\u00a0сервером. Проверьте подключение и\u00a0попробуйте ещё раз.',
    aborted: 'Действие отменено.',
    unknown: 'Неизвестная ошибка',
    requestId: (id: string) => `Код обращения: ${id}`,
    copyRequestId: 'Скопировать код обращения',
    copiedRequestId: 'Код обращения скопирован',
    byCode: {
      UNAUTHENTICATED: 'Сеанс завершён. Войдите ещё раз.',
      FORBIDDEN: 'Для\u00a0этого действия недостаточно прав.',
      NOT_FOUND: 'Запись не\u00a0найдена. Возможно, её уже удалили.',
      PROVIDER_TIMEOUT: 'Сервис отвечает слишком долго. Попробуйте ещё раз через минуту.',
      PROVIDER_UNAVAILABLE: 'Сервис временно недоступен. Попробуйте ещё раз через минуту.',
      PROVIDER_BAD_RESPONSE: 'Сервис ответил непонятно. Попробуйте ещё раз через минуту.',
      PERSISTED_QUERY_NOT_FOUND: renewed,
      DOCUMENT_NOT_TRUSTED: renewed,
      REQUEST_TOO_LARGE: 'Отправленное слишком велико. Выберите файл не\u00a0больше 6\u00a0МБ.',
      RATE_LIMITED: 'Слишком много попыток. Подождите немного и\u00a0попробуйте ещё раз.',
    },
  },
  broken: {
    screen: {
      title: 'Что-то пошло не\u00a0так',
      text: 'Страница не\u00a0смогла показать этот раздел. Введённое в\u00a0других разделах не\u00a0пострадало.',
    },
    chunk: {
      title: 'Портал обновился',
      text: 'Часть страницы не\u00a0загрузилась: вышла новая версия портала или\u00a0пропала связь. Обновите страницу.',
    },
    offline: {
      title: 'Нет сети',
      text: 'Этот раздел откроется, когда появится связь. Без сети доступны главная, программа, контакты и\u00a0открытые раньше постеры.',
    },
  },
} as const;
