import type { Schemas } from '../http/contract.ts';
import { requiredInstant } from './instants.ts';

/** The provider's names in the history → ours; a name that is the same, or unknown, stays. */
const names: Record<string, string> = {
  cancel_poster: 'cancelPoster',
  confirm_type: 'confirmedType',
  exp_file: 'expertFile',
  exp_file_id: 'expertFileId',
  file_added: 'fileAdded',
  file_id: 'fileId',
  file_pdf: 'filePdf',
  file_pdf_id: 'filePdfId',
  file_removed: 'fileRemoved',
  is_active: 'isActive',
  is_confirm: 'isConfirmed',
  listen_sections: 'listeningSections',
  need_tour: 'tour',
  org_comment: 'talkSchedule',
  section_choice_id: 'requestedSectionId',
  section_confirm_id: 'confirmedSectionId',
  speak_day: 'talkDay',
  speak_slot: 'talkSlot',
  speak_track: 'talkTrack',
  tshort_size: 'tshirtSize',
};

/** Our name of a field or an action in the history. */
export const historyName = (theirs: string): string =>
  (Object.hasOwn(names, theirs) ? names[theirs] : null) ?? theirs.replace(/^day_(\d+)$/, 'day$1');

/** An act upon a record. */
export type HistoryEntry = ReturnType<typeof toHistoryEntry>;

export const toHistoryEntry = (wire: Schemas['HistoryEntry']) => ({
  id: wire.id,
  createdAt: requiredInstant(wire.created_at),
  action: historyName(wire.action),
  authorRole: wire.author_role,
  authorName: wire.author_descr,
  fields: wire.fields.map(({ field, before, after }) => ({ field: historyName(field), before, after })),
});
