import type { Schemas } from '../http/contract.ts';

/** What the provider confirms of an issued document. */
export type DocumentVerification = ReturnType<typeof toDocumentVerification>;

export const toDocumentVerification = (wire: Schemas['DocumentVerification']) => ({
  kind: wire.kind,
  isValid: wire.is_valid,
  number: wire.number,
  issuedOn: wire.issued_on,
  fullName: wire.user_descr ?? null,
  event: wire.event,
  talkTitle: wire.talk ?? null,
  startsOn: wire.starts_on ?? null,
  endsOn: wire.ends_on ?? null,
});
