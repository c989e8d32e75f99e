import type { ProviderClient } from '../http/client.ts';
import type { AttendanceKind } from './attendance.ts';

/** API-29: the provider's address of an .xlsx of a meeting's participations, for moderators. */
export const exportParticipations = async (client: ProviderClient, meetingId: number) =>
  (await client.call('exportParticipations', 'DocumentLink', { query: { meeting_id: meetingId } })).url;

/** API-31: the provider's address of an .xlsx of attendance or audience, for moderators. */
export const exportAttendance = async (client: ProviderClient, type: AttendanceKind, sectionId: number | null) =>
  (
    await client.call('exportAttendance', 'DocumentLink', {
      query: { type, ...(sectionId !== null && { section_id: sectionId }) },
    })
  ).url;
