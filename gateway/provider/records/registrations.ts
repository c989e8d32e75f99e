import type { Schemas } from '../http/contract.ts';
import { toInstant } from './instants.ts';
import { unreadableOf } from './unreadable.ts';

/** The provider sends a day's mark as a boolean, a number or a text. */
const isMarked = (mark: unknown): boolean =>
  mark === true ||
  (typeof mark === 'number' && mark > 0) ||
  (typeof mark === 'string' && !/^(?:0|false)?$/i.test(mark.trim()));

function daysOf({ day_1, day_2, day_3, day_4 }: Schemas['Registration']): number[] | null {
  const marks = [day_1, day_2, day_3, day_4];
  if (marks.every((mark) => mark == null)) return null;
  return marks.flatMap((mark, index) => (isMarked(mark) ? [index + 1] : []));
}

/** A row of a meeting's list; the row itself may not name the meeting. */
export const ofMeeting = <Row extends { meetingId: number | null }>(row: Row, meetingId: number): Row =>
  row.meetingId === null ? { ...row, meetingId } : row;

/** A registration as its owner sees it. */
export type Registration = ReturnType<typeof toRegistration>;

export const toRegistration = (wire: Schemas['Registration']) => ({
  id: wire.id,
  meetingId: wire.meeting_id ?? null,
  /** Null if a list of the caller's own registrations does not contain it. */
  createdAt: toInstant(wire.created_at),
  // Null in a row whose field is broken; no format has this code.
  type: wire.type ?? 0,
  /** 0 until a moderator decides. */
  confirmedType: wire.confirm_type ?? 0,
  isConfirmed: (wire.is_confirm ? 1 : 0) as 0 | 1,
  comments: wire.comments ?? null,
  talkSchedule: wire.org_comment || null,
  requestedSectionId: wire.section_choice_id ?? null,
  confirmedSectionId: wire.section_confirm_id ?? null,
  listeningSections: wire.listen_sections ?? null,
  tour: wire.need_tour ?? null,
  tshirtSize: wire.tshort_size ?? null,
  cancelPoster: wire.cancel_poster ?? null,
  /** Days of the forum, from 1, on which the person attends; null if the provider sends no days. */
  days: daysOf(wire),
  file: wire.file ?? null,
  fileId: wire.file_id ?? null,
  filePdf: wire.file_pdf ?? null,
  filePdfId: wire.file_pdf_id ?? null,
  expertFile: wire.exp_file ?? null,
  expertFileId: wire.exp_file_id ?? null,
  ...unreadableOf(wire, { createdAt: wire.created_at }),
});
