import { sectionDifferences } from '../../gateway/domains/editions/meetingDifferences.ts';
import type { EditionData } from '../../gateway/editions/readEdition.ts';
import { getAccount, getAccountId } from '../../gateway/provider/calls/accounts.ts';
import { listAttendance, listPersonAttendance } from '../../gateway/provider/calls/attendance.ts';
import {
  getParticipation,
  listIndividuals,
  listParticipants,
  listParticipations,
} from '../../gateway/provider/calls/participants.ts';
import { listPosters } from '../../gateway/provider/calls/posters.ts';
import {
  listAcademicDegrees,
  listOrganizations,
  listPositions,
  listSchoolStatuses,
  listSections,
} from '../../gateway/provider/calls/references.ts';
import { listRegistrations } from '../../gateway/provider/calls/registrations.ts';
import { listBatches } from '../../gateway/provider/extensions/batches.ts';
import { listCancelled } from '../../gateway/provider/extensions/cancelled.ts';
import { getListRevision, listParticipationChanges } from '../../gateway/provider/extensions/changes.ts';
import { listExports } from '../../gateway/provider/extensions/exportLog.ts';
import { getParticipationHistory } from '../../gateway/provider/extensions/history.ts';
import { listMeetings } from '../../gateway/provider/extensions/meetings.ts';
import { listViews } from '../../gateway/provider/extensions/views.ts';
import type { ProviderClient } from '../../gateway/provider/http/client.ts';
import type { ExtensionName } from '../../gateway/provider/http/extensionNames.ts';
import { mediaPartOf, mediaTarget, readMediaLink } from '../../gateway/provider/media/mediaLinks.ts';
import type { Registration } from '../../gateway/provider/records/registrations.ts';
import { rejectedFile } from './outcome.ts';

/** What earlier calls of a check found out. */
export interface Found {
  providerUrl: string;
  /** PROVIDER_MEDIA_URL. */
  mediaUrls: readonly string[];
  meetingId: number;
  /** The edition with this meeting; null without one. */
  edition: EditionData | null;
  accountId?: number;
  sections?: { id: number }[];
  isModerator?: boolean;
  registration?: Registration | undefined;
  participationId?: number | undefined;
  revision?: string | null;
  /** Links to files in all answers so far. */
  links: string[];
}

/** A read of the contract, in the gateway's own words. */
export interface SafeCall {
  name: string;
  /** With whose token: none, one that no provider knows, or the given one. */
  as: 'visitor' | 'unknown' | 'caller';
  /** What the contract answers to it. */
  expects: 'value' | 'unauthenticated' | 'notFound' | 'rejection';
  /** The extension that the call belongs to; only a provider that names it is called. */
  extension?: ExtensionName;
  /** Why it cannot be made; null if it can. */
  unless?(found: Found): string | null;
  run(client: ProviderClient, found: Found): Promise<unknown>;
  /** What an operator may want to know of what was found. */
  notes?(found: Found): string[];
}

type Run = SafeCall['run'];
const value = (
  name: string,
  as: SafeCall['as'],
  run: Run,
  unless?: SafeCall['unless'],
  extension?: ExtensionName,
): SafeCall => ({
  name,
  as,
  expects: 'value',
  run,
  ...(unless && { unless }),
  ...(extension && { extension }),
});
const ofExtension = (extension: ExtensionName, ...[name, as, run, unless]: Parameters<typeof value>) =>
  value(name, as, run, unless, extension);

/** No provider has so many records. */
const unknownId = 2 ** 31 - 2;

const linkOf = (found: Found) => found.links.find((link) => mediaPartOf(link, found) !== null);

const roles = new Set(['moderator', 'conferenceAdmin']);
const forModerators = ({ isModerator }: Found) => (isModerator ? null : "needs a moderator's token");
const withRegistration = ({ registration }: Found) => (registration ? null : 'the caller has no registration');

/** Every call of the contract that changes nothing at the provider; later calls use what earlier ones found. */
export const safeCalls: SafeCall[] = [
  value('listSchoolStatuses', 'visitor', (client) => listSchoolStatuses(client)),
  value('listPositions', 'visitor', (client) => listPositions(client)),
  value('listAcademicDegrees', 'visitor', (client) => listAcademicDegrees(client)),
  value('listOrganizations', 'visitor', (client) => listOrganizations(client)),
  ofExtension('meetings', 'listMeetings', 'visitor', (client) => listMeetings(client)),
  value('listParticipants', 'visitor', (client, { meetingId }) => listParticipants(client, meetingId)),
  value('listPosters, first day', 'visitor', (client, { meetingId }) => listPosters(client, meetingId, 'poster_1')),
  value('listPosters, second day', 'visitor', (client, { meetingId }) => listPosters(client, meetingId, 'poster_2')),
  ofExtension('changes', 'getListRevision', 'visitor', async (client, found) => {
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
    return registrations;
  }),
  value(
    'getParticipation, own',
    'caller',
    (client, { registration }) => getParticipation(client, registration?.id ?? 0),
    withRegistration,
  ),
  {
    name: 'getParticipation, unknown id',
    as: 'caller',
    expects: 'notFound',
    run: (client) => getParticipation(client, unknownId),
  },
  ofExtension(
    'history',
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
    'getParticipation, of the list',
    'caller',
    (client, { participationId }) => getParticipation(client, participationId ?? 0),
    (found) => forModerators(found) ?? (found.participationId ? null : 'the list is empty'),
  ),
  ofExtension(
    'changes',
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
    async (client, found) => {
      const { part, query } = readMediaLink(linkOf(found) ?? '', found);
      const { status, body } = await client.media(mediaTarget(part, query, found));
      body.on('error', () => {}).destroy();
      if (status !== 200) throw rejectedFile(status);
      return status;
    },
    (found) => (linkOf(found) === undefined ? 'no answer links to a file that a setting allows' : null),
  ),
  ofExtension(
    'exportLog',
    'listExports',
    'caller',
    (client, { meetingId }) => listExports(client, meetingId),
    forModerators,
  ),
  ofExtension(
    'cancelled',
    'listCancelled',
    'caller',
    async (client, { meetingId }) => (await listCancelled(client, meetingId, null)).data,
    forModerators,
  ),
  ofExtension(
    'batches',
    'listBatches',
    'caller',
    (client, { meetingId }) => listBatches(client, meetingId),
    forModerators,
  ),
  ofExtension('views', 'listViews', 'caller', (client, { meetingId }) => listViews(client, meetingId), forModerators),
];
