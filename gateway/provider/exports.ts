import type { AttendanceKind } from './attendance.ts';
import type { ProviderClient } from './client.ts';
import type { Schemas } from './contract.ts';
import { nullIfUnsupported } from './nullIfUnsupported.ts';
import { toHistoryEntry } from './records.ts';

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

/** The provider's address of a PDF of badges; null where it makes none. */
export const exportBadges = async (client: ProviderClient, json: Schemas['BadgesRequest']) =>
  (await nullIfUnsupported(client.call('exportBadges', 'DocumentLink', { json })))?.url ?? null;

/** The provider's address of a .zip of theses; null where it makes none. */
export const exportAbstracts = async (client: ProviderClient, json: Schemas['AbstractsRequest']) =>
  (await nullIfUnsupported(client.call('exportAbstracts', 'DocumentLink', { json })))?.url ?? null;

/** Notes an export or a mail list that the gateway makes itself; null where the provider keeps no history. */
export const noteExport = async (client: ProviderClient, json: Schemas['ExportNote']) =>
  (await nullIfUnsupported(client.call('noteExport', 'HistoryAnswer', { json })))?.data ?? null;

/** Exports and mail lists of a meeting, newest first; null where the provider keeps no history. */
export const listExports = async (client: ProviderClient, meetingId: number) =>
  (await nullIfUnsupported(client.call('listExports', 'HistoryList', { query: { meeting_id: meetingId } })))?.data.map(
    toHistoryEntry,
  ) ?? null;
