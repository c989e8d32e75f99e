import { number } from './plural.ts';

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
  },
  draft: {
    restored: (when: string | null) =>
      `Восстановлен черновик${when === null ? '' : ` от\u00a0${when}`}. Он ещё не\u00a0сохранён.`,
    discard: 'Сбросить',
  },
  pages: {
    label: 'Страницы списка',
    size: 'Строк на\u00a0странице',
    page: (n: number) => `Страница ${n}`,
    controls: {
      first: 'Первая страница',
      previous: 'Предыдущая страница',
      next: 'Следующая страница',
      last: 'Последняя страница',
    },
    rows: (from: number, to: number, all: number) => `${number(from)}\u2013${number(to)} из\u00a0${number(all)}`,
  },
  loading: 'Загрузка…',
  toasts: 'Уведомления',
  nothingFound: 'Ничего не\u00a0найдено',
  loadFailed: (what: string) => `Не\u00a0удалось загрузить: ${what}`,
  failures: {
    network: 'Нет связи с\u00a0сервером. Проверьте подключение и\u00a0попробуйте ещё раз.',
    unknown: 'Неизвестная ошибка',
    busy: 'Сейчас много посетителей, пробуем ещё\u00a0раз',
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
      REQUEST_TOO_LARGE: 'Отправленное слишком велико. Выберите файл поменьше.',
      GATEWAY_BUSY: 'Сейчас много посетителей. Попробуйте ещё\u00a0раз через\u00a0минуту.',
      NOT_SUPPORTED: 'Сервис, в\u00a0котором хранятся данные, больше этого не\u00a0умеет. Обновите страницу.',
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
      text: 'Раздел можно открыть, когда появится связь. Без сети доступны главная, программа, контакты и\u00a0открытые раньше постеры.',
    },
  },
} as const;
