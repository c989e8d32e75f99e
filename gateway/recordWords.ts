import type { ParticipationFormat } from './generated/resolvers.ts';

/** Words of a record in history, conflicts and exports: the same as on the screen (LST-09). */
export const formatTexts: Record<ParticipationFormat, string> = {
  LISTENER: 'Слушатель',
  SPEAKER: 'Устный доклад',
  POSTER: 'Стендовый доклад',
  UNRECOGNIZED: 'Неизвестный формат',
};

/** For a section whose id the reference does not know (LST-09). */
export const unknownSection = 'Секция не найдена в справочнике';
