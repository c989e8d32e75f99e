import type { Database } from '../database/open.ts';
import { rejected } from '../http/rejections.ts';
import { findCurrentMeeting } from '../registrations/queries.ts';
import { referencesTexts } from '../texts/references.ts';
import { findSection, type Place } from './queries.ts';

/**
 * The given section, or all sections of the current meeting.
 * @throws Rejection for an unknown section
 */
export async function findPlace(
  db: Database,
  sectionId: number | undefined,
): Promise<Place & { section: string | null }> {
  if (sectionId === undefined) {
    const meeting = await findCurrentMeeting(db);
    return { meeting_id: meeting.id, section_id: null, section: null };
  }
  const section = await findSection(db, sectionId);
  if (!section) throw rejected(referencesTexts.unknownSection);
  return { meeting_id: section.meeting_id, section_id: section.id, section: section.name };
}
