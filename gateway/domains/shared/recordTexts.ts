import type { ParticipationFormat, ParticipationStatus, ThesisState, TourDecision } from '../../generated/types.ts';

/** Texts of a record in history, conflicts and exports, the same as on the screen (LST-09). */
export const formatTexts: Record<ParticipationFormat, string> = {
  LISTENER: 'Слушатель',
  SPEAKER: 'Устный доклад',
  POSTER: 'Стендовый доклад',
  UNRECOGNIZED: 'Неизвестный формат',
};

export const statusTexts: Record<ParticipationStatus, string> = {
  CONFIRMED: 'Участие подтверждено',
  AWAITING_FORMAT: 'Формат не подтверждён',
  AWAITING_PERSON: 'Ждём подтверждения участия',
};

export const thesisTexts: Record<ThesisState, string> = {
  NOT_EXPECTED: 'не нужны',
  MISSING: 'нет',
  INCOMPLETE: 'не все',
  COMPLETE: 'есть',
};

export const tourTexts: Record<TourDecision, string> = { ATTENDING: 'придёт', DECLINED: 'не придёт' };

export const unknownSection = 'Секция не найдена в справочнике';
export const unreadSection = 'Название секции не загружено';
