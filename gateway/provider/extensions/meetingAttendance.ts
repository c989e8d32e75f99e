import type { ProviderClient } from '../http/client.ts';

/** The address of an .xlsx of all sections of a meeting. For a provider with the extension `meetingAttendance`. */
export const exportMeetingAttendance = async (
  client: ProviderClient,
  type: 'attendance' | 'audience',
  meetingId: number,
) => (await client.call('exportAttendance', 'DocumentLink', { query: { type, meeting_id: meetingId } })).url;
