import type { Schemas } from '../http/contract.ts';
import { requiredInstant } from './instants.ts';

/** A letter to a person, without its text. */
export const toSentLetter = (wire: Schemas['LetterEntry']) => ({
  id: wire.id,
  subject: wire.subject,
  createdAt: requiredInstant(wire.created_at),
  state: wire.state,
  reason: wire.reason,
});

/** A letter that could not be delivered. */
export const toGivenUpLetter = (wire: Schemas['GivenUpLetter']) => ({
  id: wire.id,
  participationId: wire.um_id,
  fullName: wire.user_descr,
  subject: wire.subject,
  createdAt: requiredInstant(wire.created_at),
  reason: wire.reason,
});
