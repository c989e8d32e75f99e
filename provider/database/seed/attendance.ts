import type { Insertable } from 'kysely';
import type { AttendanceTable, MeetingsTable } from '../tables.ts';
import type { SampleParticipation } from './participations.ts';
import type { Random } from './random.ts';
import { meetings, SAMPLES_UNTIL } from './references.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A coming forum has no session yet: its sections met at open seminars, the first one at this time. */
const SEMINARS_OPEN = new Date('2025-09-08T17:00:00+03:00').getTime();

/** When the sections of a meeting met first; no sample is in the future. */
function firstSession(meeting: MeetingsTable): number {
  const opens = new Date(`${meeting.starts_on}T09:30:00+03:00`).getTime();
  return opens < SAMPLES_UNTIL.getTime() ? opens : SEMINARS_OPEN;
}

/** Confirmed participants attended most of their planned sections. */
export function makeAttendance(participations: SampleParticipation[], random: Random): Insertable<AttendanceTable>[] {
  const came = new Map<string, Insertable<AttendanceTable>>();
  for (const { meeting_id, account_id, is_confirm, is_school, listen_sections = [] } of participations) {
    const meeting = meetings.find(({ id }) => id === meeting_id);
    if (!meeting || !is_confirm || is_school) continue;
    for (const section_id of listen_sections) {
      if (!random.chance(0.6)) continue;
      const opens = firstSession(meeting) + (section_id % 4) * DAY_MS;
      const created_at = new Date(opens + random.below(90) * MINUTE_MS);
      came.set(`${account_id} ${section_id}`, { account_id, section_id, created_at });
    }
  }
  return [...came.values()];
}
