import type { ProviderClient } from '../http/client.ts';
import { unreadableCountOf } from '../http/listRows.ts';
import { toAttendanceRecord } from '../records/attendance.ts';

/** Who came, or who planned to come. */
export type AttendanceKind = 'attendance' | 'audience';

/** API-30: the sections that one person attended, by any of the person's participations; for moderators. */
export const listPersonAttendance = async (client: ProviderClient, participationId: number) =>
  (
    await client.call('listAttendance', 'AttendanceList', { json: { type: 'person', um_id: participationId } })
  ).data.map(toAttendanceRecord);

/** API-30: attendance or audience of one section, or of all of the current meeting; for moderators. */
export async function listAttendance(client: ProviderClient, type: AttendanceKind, sectionId: number | null) {
  const answer = await client.call('listAttendance', 'AttendanceList', {
    json: { type, ...(sectionId !== null && { section_id: sectionId }) },
  });
  return { records: answer.data.map(toAttendanceRecord), unreadableCount: unreadableCountOf(answer) };
}
