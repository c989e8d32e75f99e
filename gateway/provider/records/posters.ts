import type { Schemas } from '../http/contract.ts';

export type Poster = ReturnType<typeof toPoster>;

export const toPoster = (wire: Schemas['Poster']) => ({
  confirmedSectionId: wire.section_confirm_id ?? null,
  board: wire.speak_slot ?? null,
  fullName: wire.user_descr ?? '',
  comments: wire.comments ?? null,
});
