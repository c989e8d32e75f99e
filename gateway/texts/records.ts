/** Texts of a record's values in its history, the same as on the screen (LST-09). */
export const formatTexts = {
  LISTENER: 'Слушатель',
  SPEAKER: 'Устный доклад',
  POSTER: 'Стендовый доклад',
  UNRECOGNIZED: 'Формат не определён',
};

export const tourTexts = { ATTENDING: 'Придёт', DECLINED: 'Не придёт', UNRECOGNIZED: 'Неизвестный ответ' };

export const unknownSection = 'Секция не найдена в справочнике';
export const unreadSection = 'Название секции не загружено';
