import type { Database } from '../database/open.ts';
import { rejected } from '../http/rejections.ts';
import { findCurrentMeeting } from '../registrations/queries.ts';
import { referencesTexts } from '../texts/references.ts';
import { findSection, type Place } from './queries.ts';

/**
 * The given section, or all sections of a meeting, by default of the current one.
 * @throws Rejection for an unknown section
 */
export async function findPlace(
  db: Database,
  sectionId: number | undefined,
  meetingId?: number,
): Promise<Place & { section: string | null }> {
  if (sectionId === undefined) {
    const meeting_id = meetingId ?? (await findCurrentMeeting(db)).id;
    return { meeting_id, section_id: null, section: null };
  }
  const section = await findSection(db, sectionId);
  if (!section) throw rejected(referencesTexts.unknownSection);
  return { meeting_id: section.meeting_id, section_id: section.id, section: section.name };
}
