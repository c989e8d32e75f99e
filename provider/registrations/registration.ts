import type { Selectable } from 'kysely';
import { type ActiveState, activeState } from '../../schema/registrationStates.ts';
import type { Database } from '../database/open.ts';
import type { FileKind, ParticipationsTable } from '../database/tables.ts';
import { toMoscowIso } from '../dates.ts';
import { namedMediaUrl } from '../files/mediaUrl.ts';
import { type listSlotFiles, slotFilesByParticipation } from './queries.ts';

export type Participation = Selectable<ParticipationsTable>;

/** Sizes by their numbers in the API; 0 is none. */
export const TSHIRT_SIZES = ['', 'S', 'M', 'L', 'XL'];

/** Formats by their numbers in the API. */
export const LISTENER = 1;
export const SPEAKER = 2;
export const POSTER = 3;

/** REG-13: this title marks a registration for the school. */
export const SCHOOL_TITLE = 'SCHOOL';

/** FIL-03: a talk or a poster, by the confirmed format if it is set. */
export const isTalk = ({ type, confirm_type }: Participation) => (confirm_type || type) > LISTENER;

/** The state of a registration that is not cancelled. */
export const stateOf = ({
  confirm_type,
  is_confirm,
}: Pick<Participation, 'confirm_type' | 'is_confirm'>): ActiveState =>
  activeState({ hasFormat: confirm_type !== 0, isConfirmed: is_confirm === 1 });

type SlotFile = Awaited<ReturnType<typeof listSlotFiles>>[number];

/** A registration as its owner sees it. */
export function toRegistration(row: Participation, files: SlotFile[], origin: string) {
  const slot = (kind: FileKind) => files.find((file) => file.kind === kind);
  const [doc, pdf, expert] = [slot('thesis_doc'), slot('thesis_pdf'), slot('expert')];
  const url = (file: SlotFile | undefined) => (file ? namedMediaUrl(origin, file) : null);
  return {
    id: row.id,
    meeting_id: row.meeting_id,
    created_at: toMoscowIso(row.created_at),
    type: row.type,
    confirm_type: row.confirm_type,
    is_confirm: row.is_confirm,
    comments: row.comments,
    org_comment: row.org_comment,
    section_choice_id: row.section_choice_id,
    section_confirm_id: row.section_confirm_id,
    listen_sections: row.listen_sections.join(', '),
    need_tour: row.need_tour,
    tshort_size: row.tshort_size,
    cancel_poster: row.cancel_poster,
    day_1: row.day_1,
    day_2: row.day_2,
    day_3: row.day_3,
    day_4: row.day_4,
    file: url(doc),
    file_id: doc?.id ?? null,
    file_pdf: url(pdf),
    file_pdf_id: pdf?.id ?? null,
    exp_file: url(expert),
    exp_file_id: expert?.id ?? null,
  };
}

export async function toRegistrations(db: Database, rows: Participation[], origin: string) {
  const filesOf = await slotFilesByParticipation(db, rows);
  return rows.map((row) => toRegistration(row, filesOf(row.id), origin));
}
