import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { ExportSource } from '../../exports/answerLink.ts';
import { type ParticipationWithPerson, selectParticipations } from '../../participants/queries.ts';
import { fullName } from '../../people.ts';
import { listSections, slotFilesByParticipation } from '../../registrations/queries.ts';
import { LISTENER } from '../../registrations/registration.ts';
import { exportsTexts } from '../../texts/exports.ts';
import { archiveName, initials } from './names.ts';

export type StoredFile = { path: string; name: string };

/** A talk of the book of abstracts; its files in the archive begin with its `name`. */
export type Abstract = {
  number: string;
  title: string | null;
  author: string;
  organization: string | null;
  section: string | null;
  format: number;
  isConfirmed: boolean;
  pdf: StoredFile | null;
  doc: StoredFile | null;
};

/** Talks and posters by their effective format and section: the confirmed ones, else the requested ones. */
export const selectTalks = (
  db: Database,
  { meeting_id, section_id }: Pick<ExportSource, 'meeting_id' | 'section_id'>,
) =>
  selectParticipations(db)
    .where('participations.meeting_id', '=', meeting_id)
    .where('is_school', '=', false)
    .where(sql<number>`coalesce(nullif(confirm_type, 0), type)`, '>', LISTENER)
    .$if(section_id !== null, (query) =>
      query.where(sql<number>`coalesce(section_confirm_id, section_choice_id)`, '=', section_id),
    );

const LAST = Number.MAX_SAFE_INTEGER;
const sectionOf = (row: ParticipationWithPerson) => row.section_confirm_id ?? row.section_choice_id;

const russian = new Intl.Collator('ru');

/** By section, then by place in the programme, then by author. */
function compare(one: ParticipationWithPerson, other: ParticipationWithPerson): number {
  const keys = (row: ParticipationWithPerson) => [
    sectionOf(row) ?? LAST,
    row.speak_day ?? LAST,
    row.speak_track ?? LAST,
    row.speak_slot ?? LAST,
  ];
  const [left, right] = [keys(one), keys(other)];
  const at = left.findIndex((key, index) => key !== right[index]);
  if (at >= 0) return (left[at] ?? 0) - (right[at] ?? 0);
  return russian.compare(fullName(one), fullName(other)) || one.id - other.id;
}

/**
 * The talks with the numbers of their section and within it, and the names of their files in the archive. A section has its
 * number among the meeting's sections, so that archives of one section and of all agree.
 */
export async function listAbstracts(db: Database, source: ExportSource): Promise<Abstract[]> {
  const rows = (await selectTalks(db, source).execute()).sort(compare);
  const sections = await listSections(db, source.meeting_id);
  const filesOf = await slotFilesByParticipation(db, rows);
  const counts = new Map<number, number>();
  return rows.map((row) => {
    const index = sections.findIndex(({ id }) => id === sectionOf(row));
    const section = sections[index]?.name ?? null;
    const count = (counts.get(index) ?? 0) + 1;
    counts.set(index, count);
    // Talks without a section follow the last one.
    const place = String((index < 0 ? sections.length : index) + 1).padStart(2, '0');
    const number = `${place}-${String(count).padStart(3, '0')}`;
    const folder = archiveName(`${place} ${section ?? exportsTexts.withoutSection}`);
    const file = (kind: 'thesis_pdf' | 'thesis_doc'): StoredFile | null => {
      const stored = filesOf(row.id).find((candidate) => candidate.kind === kind);
      if (stored === undefined) return null;
      const extension = /\.\w+$/.exec(stored.path)?.[0] ?? '';
      return { path: stored.path, name: `${folder}/${archiveName(`${number} ${initials(row)}`)}${extension}` };
    };
    return {
      number,
      title: row.comments,
      author: fullName(row),
      organization: row.other_org_descr || row.organization,
      section,
      format: row.confirm_type || row.type,
      isConfirmed: row.confirm_type > 0,
      pdf: file('thesis_pdf'),
      doc: file('thesis_doc'),
    };
  });
}
