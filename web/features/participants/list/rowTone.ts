import type { ParticipationStatus } from '../../../generated/types.ts';
import type { RowTone } from '../../../ui/dataColumns.ts';

/** Colour of a record's row (LST-02). */
export const toneOfStatus: Record<ParticipationStatus, RowTone> = {
  CONFIRMED: 'green',
  AWAITING_FORMAT: 'yellow',
  AWAITING_PERSON: null,
};
