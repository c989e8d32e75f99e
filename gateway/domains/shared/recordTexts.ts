import type { ParticipationFormat } from '../../generated/types.ts';

/** Texts of a record in history, conflicts and exports, the same as on the screen (LST-09). */
export const formatTexts: Record<ParticipationFormat, string> = {
  LISTENER: 'Слушатель',
  SPEAKER: 'Устный доклад',
  POSTER: 'Стендовый доклад',
  UNRECOGNIZED: 'Неизвестный формат',
};

export const unknownSection = 'Секция не найдена в справочнике';
