import type { Schemas } from '../http/contract.ts';

/** A letter as it would be sent; the id is that of the participation. */
export const toLetterPreview = ({ id, to, subject, text }: Schemas['LetterPreview']) => ({
  id,
  recipient: to,
  subject,
  text,
});
