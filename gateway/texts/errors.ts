const rejected = 'Сервис отклонил запрос';

/** Messages of faults and of rejections that have no text of their domain. */
export const errorsTexts = {
  rejected,
  faults: {
    UNAUTHENTICATED: 'Требуется вход в личный кабинет',
    FORBIDDEN: 'Недостаточно прав для этого действия',
    NOT_FOUND: 'Запись не найдена',
    PROVIDER_TIMEOUT: 'Сервис не ответил вовремя, попробуйте ещё раз',
    PROVIDER_UNAVAILABLE: 'Сервис временно недоступен, попробуйте позже',
    PROVIDER_BAD_RESPONSE: 'Сервис ответил непонятным образом, попробуйте позже',
    PROVIDER_REJECTED: rejected,
    NOT_SUPPORTED: 'Сервис, в котором хранятся данные, этого не умеет',
    RATE_LIMITED: 'Слишком много попыток, попробуйте позже',
    GATEWAY_BUSY: 'Сейчас много посетителей, попробуйте ещё раз через несколько секунд',
  },
  internal: 'Внутренняя ошибка, попробуйте позже',
  unreadableAddress: 'Адрес не\u00a0удалось прочитать\n',
  byCode: {
    REQUIRED: 'Заполните поле',
    INVALID: 'Проверьте значение',
    TAKEN: 'Пользователь с таким E-mail уже существует',
    MISMATCH: 'Значения должны совпадать',
    NOT_FOUND: 'Запись не найдена',
    WRONG_CREDENTIALS: 'Неверный E-mail или пароль',
    LINK_EXPIRED: 'Ссылка недействительна или устарела',
    WINDOW_CLOSED: 'Это действие сейчас недоступно',
    CONFLICT: 'Запись изменилась после того, как вы её открыли',
    FILE_TOO_LARGE: 'Файл слишком большой',
    FILE_FORMAT: 'Недопустимый формат файла',
    REFUSED: rejected,
  },
  withoutText: 'Неизвестная ошибка',
};
