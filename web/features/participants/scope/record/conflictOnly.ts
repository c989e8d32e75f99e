import type { Payload } from '../../../../lib/perform.ts';

/** The payload of a change for a caller that reports a conflict itself: the service also lists it as a rejection. */
export const conflictOnly = <Change extends Payload & { conflict: unknown }>(payload: Change): Change =>
  payload.conflict === null ? payload : { ...payload, userErrors: [] };
