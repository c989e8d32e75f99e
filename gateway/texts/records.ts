/** Texts of a record in history, conflicts and exports, the same as on the screen (LST-09). */
export const formatTexts = {
  LISTENER: 'Слушатель',
  SPEAKER: 'Устный доклад',
  POSTER: 'Стендовый доклад',
  UNRECOGNIZED: 'Формат не определён',
};

export const statusTexts = {
  CONFIRMED: 'Подтвердил',
  AWAITING_FORMAT: 'Ждёт формата',
  AWAITING_PERSON: 'Ждёт подтверждения',
};

/** The state of a cancelled registration, which waits for nothing. */
export const cancelledStatus = 'Отменена';

export const thesisTexts = {
  NOT_EXPECTED: 'Не нужны',
  MISSING: 'Нет тезисов',
  INCOMPLETE: 'Только один файл',
  COMPLETE: 'Оба файла',
};

export const tourTexts = { ATTENDING: 'Придёт', DECLINED: 'Не придёт', UNRECOGNIZED: 'Неизвестный ответ' };

export const sizeTexts = { S: 'S', M: 'M', L: 'L', XL: 'XL', UNRECOGNIZED: 'неизвестный размер' };

export const unknownSection = 'Секция не найдена в справочнике';
export const unreadSection = 'Название секции не загружено';

/** In place of a value that the gateway has not read. */
export const unreadValue = 'не прочитано';
