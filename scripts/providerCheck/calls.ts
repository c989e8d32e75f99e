import { sectionDifferences } from '../../gateway/domains/editions/meetingDifferences.ts';
import type { EditionData } from '../../gateway/editions/readEdition.ts';
import { getAccount, getAccountId } from '../../gateway/provider/accounts.ts';
import { listAttendance, listPersonAttendance } from '../../gateway/provider/attendance.ts';
import { listBatches } from '../../gateway/provider/batches.ts';
import type { ProviderClient } from '../../gateway/provider/client.ts';
import { mediaPrefix } from '../../gateway/provider/contract.ts';
import { listExports } from '../../gateway/provider/exports.ts';
import { getParticipationHistory } from '../../gateway/provider/history.ts';
import { mediaPath, mediaUrl } from '../../gateway/provider/mediaLinks.ts';
import {
  getListRevision,
  getParticipation,
  listCancelled,
  listIndividuals,
  listParticipants,
  listParticipationChanges,
  listParticipations,
} from '../../gateway/provider/participants.ts';
import { listPosters } from '../../gateway/provider/posters.ts';
import type { Registration } from '../../gateway/provider/records.ts';
import {
  listAcademicDegrees,
  listMeetings,
  listOrganizations,
  listPositions,
  listSchoolStatuses,
  listSections,
} from '../../gateway/provider/references.ts';
import { listRegistrations } from '../../gateway/provider/registrations.ts';
import { listViews } from '../../gateway/provider/views.ts';
import { rejectedFile } from './outcome.ts';

/** What earlier calls of a check found out. */
export interface Found {
  providerUrl: string;
  meetingId: number;
  /** The edition with this meeting; null without one. */
  edition: EditionData | null;
  accountId?: number;
  sections?: { id: number }[];
  isModerator?: boolean;
  registration?: Registration | undefined;
  participationId?: number | undefined;
  revision?: string | null;
  /** A link to a file of the caller's. */
  link?: string | null | undefined;
}

/** A read of the contract, in the gateway's own words. */
export interface SafeCall {
  name: string;
  /** With whose token: none, one that no provider knows, or the given one. */
  as: 'visitor' | 'unknown' | 'caller';
  /** What the contract answers to it. */
  expects: 'value' | 'unauthenticated';
  /** Why it cannot be made; null if it can. */
  unless?(found: Found): string | null;
  run(client: ProviderClient, found: Found): Promise<unknown>;
  /** What an operator may want to know of what was found. */
  notes?(found: Found): string[];
}

type Run = SafeCall['run'];
const value = (name: string, as: SafeCall['as'], run: Run, unless?: SafeCall['unless']): SafeCall => ({
  name,
  as,
  expects: 'value',
  run,
  ...(unless && { unless }),
});

const roles = new Set(['moderator', 'conf_admin']);
const forModerators = ({ isModerator }: Found) => (isModerator ? null : "needs a moderator's token");
const withRegistration = ({ registration }: Found) => (registration ? null : 'the caller has no registration');

/** Every call of the contract that changes nothing at the provider; later calls use what earlier ones found. */
export const safeCalls: SafeCall[] = [
  value('listSchoolStatuses', 'visitor', (client) => listSchoolStatuses(client)),
  value('listPositions', 'visitor', (client) => listPositions(client)),
  value('listAcademicDegrees', 'visitor', (client) => listAcademicDegrees(client)),
  value('listOrganizations', 'visitor', (client) => listOrganizations(client)),
  value('listMeetings', 'visitor', (client) => listMeetings(client)),
  value('listParticipants', 'visitor', (client, { meetingId }) => listParticipants(client, meetingId)),
  value('listPosters, first day', 'visitor', (client, { meetingId }) => listPosters(client, meetingId, 'poster_1')),
  value('listPosters, second day', 'visitor', (client, { meetingId }) => listPosters(client, meetingId, 'poster_2')),
  value('getListRevision', 'visitor', async (client, found) => {
    found.revision = await getListRevision(client, found.meetingId);
    return found.revision;
  }),
  { name: 'getAccount, no token', as: 'visitor', expects: 'unauthenticated', run: (client) => getAccountId(client) },
  { name: 'getAccount, bad token', as: 'unknown', expects: 'unauthenticated', run: (client) => getAccountId(client) },
  value('getAccount, id', 'caller', async (client, found) => {
    found.accountId = await getAccountId(client);
    return found.accountId;
  }),
  value(
    'getAccount, account',
    'caller',
    async (client, found) => {
      const account = await getAccount(client, found.accountId ?? 0);
      found.isModerator = account.roles.some((rights) => roles.has(rights));
      found.link = account.individual?.photo;
      return account;
    },
    ({ accountId }) => (accountId === undefined ? 'the token is not valid' : null),
  ),
  {
    name: 'listSections',
    as: 'caller',
    expects: 'value',
    async run(client, found) {
      found.sections = await listSections(client, found.meetingId);
      return found.sections;
    },
    notes: ({ edition, sections }) => (edition && sections ? sectionDifferences(edition, sections) : []),
  },
  value('listRegistrations', 'caller', async (client, found) => {
    const registrations = await listRegistrations(client, found.meetingId);
    found.registration = registrations[0];
    found.link = registrations.map(({ file }) => file).find(Boolean) ?? found.link;
    return registrations;
  }),
  value(
    'getParticipation',
    'caller',
    (client, { registration }) => getParticipation(client, registration?.id ?? 0),
    withRegistration,
  ),
  value(
    'getParticipationHistory',
    'caller',
    (client, { registration }) => getParticipationHistory(client, registration?.id ?? 0),
    withRegistration,
  ),
  value(
    'listParticipations',
    'caller',
    async (client, found) => {
      const list = await listParticipations(client, found.meetingId);
      found.participationId = list.data[0]?.id;
      return list.data;
    },
    forModerators,
  ),
  value(
    'listParticipationChanges',
    'caller',
    (client, { meetingId, revision }) => listParticipationChanges(client, meetingId, revision ?? ''),
    (found) => forModerators(found) ?? (found.revision ? null : 'the provider has no revisions'),
  ),
  value('listIndividuals', 'caller', (client) => listIndividuals(client, { role: 'user' }), forModerators),
  value('listAttendance, all', 'caller', (client) => listAttendance(client, 'attendance', null), forModerators),
  value('listAttendance, audience', 'caller', (client) => listAttendance(client, 'audience', null), forModerators),
  value(
    'listAttendance, person',
    'caller',
    (client, { participationId }) => listPersonAttendance(client, participationId ?? 0),
    (found) => forModerators(found) ?? (found.participationId ? null : 'the list is empty'),
  ),
  value(
    'getMedia',
    'caller',
    async (client, { link, providerUrl }) => {
      const part = mediaUrl(link ?? '', { publicUrl: '', providerUrl }).slice(mediaPath.length);
      const { status, body } = await client.media(`${mediaPrefix}${part}`);
      body.on('error', () => {}).destroy();
      if (status !== 200) throw rejectedFile(status);
      return status;
    },
    ({ link }) => (link ? null : 'the caller has no photo and no file'),
  ),
  value('listExports', 'caller', (client, { meetingId }) => listExports(client, meetingId), forModerators),
  value(
    'listCancelled',
    'caller',
    async (client, { meetingId }) => (await listCancelled(client, meetingId, null))?.data ?? null,
    forModerators,
  ),
  value('listBatches', 'caller', (client, { meetingId }) => listBatches(client, meetingId), forModerators),
  value('listViews', 'caller', (client, { meetingId }) => listViews(client, meetingId), forModerators),
];
