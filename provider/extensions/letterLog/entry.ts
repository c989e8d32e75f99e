import { toMoscowIso } from '../../dates.ts';
import { RecipientRejected } from '../../outbound/recipientRejected.ts';
import type { LetterRow } from './queries.ts';

export const reasonOf = (failure: string | null) =>
  failure === RecipientRejected.name ? 'address_rejected' : 'not_accepted';

export const toLetterEntry = ({ id, subject, created_at, given_up_at, failure, sent_at }: LetterRow) => ({
  id,
  subject,
  created_at: toMoscowIso(created_at),
  state: given_up_at ? 'given_up' : sent_at ? 'sent' : 'waiting',
  reason: given_up_at ? reasonOf(failure) : null,
});
