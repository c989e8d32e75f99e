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
import { discard } from '../../gateway/provider/http/transport.ts';
import { mediaPartOf, mediaTarget, readMediaLink } from '../../gateway/provider/media/mediaLinks.ts';
import type { Registration } from '../../gateway/provider/records/registrations.ts';
import { isModerator } from '../../gateway/shared/roles.ts';
import { rejectedFile } from './outcome.ts';

/** The facts that earlier calls of a check found. */
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
  revision?: string;
  /** Links to files in all answers so far. */
  links: string[];
}

/** A read of the contract, made by a function of the gateway. */
export interface SafeCall {
  name: string;
  /** The token of the call: none, one that no provider knows, or the given one. */
  as: 'visitor' | 'unknown' | 'caller';
  /** The answer that the contract promises. */
  expects: 'value' | 'unauthenticated' | 'notFound' | 'rejection';
  /** The extension that the call belongs to; the check calls only providers that name it. */
  extension?: ExtensionName;
  /** Why the call cannot be made; null if it can. */
  unless?(found: Found): string | null;
  run(client: ProviderClient, found: Found): Promise<unknown>;
  /** Remarks for the operator about the answer. */
  notes?(found: Found): string[];
}

/** An id above those of any provider. */
const unknownId = 2 ** 31 - 2;

const linkOf = (found: Found) => found.links.find((link) => mediaPartOf(link, found) !== null);

type Run = SafeCall['run'];
type Rest = Partial<Pick<SafeCall, 'extension' | 'unless' | 'notes'>>;
/** Calls whose value the contract promises: to everybody, to the token's owner, to a moderator. */
const visitor = (name: string, run: Run, rest: Rest = {}): SafeCall => ({
  ...{ name, as: 'visitor', expects: 'value', run },
  ...rest,
});
const caller = (name: string, run: Run, rest: Rest = {}): SafeCall => ({ ...visitor(name, run, rest), as: 'caller' });
const moderator = (name: string, run: Run, { unless, ...rest }: Rest = {}) =>
  caller(name, run, {
    ...rest,
    unless: (found) => (found.isModerator ? (unless?.(found) ?? null) : "needs a moderator's token"),
  });

const withRegistration: SafeCall['unless'] = ({ registration }) =>
  registration ? null : 'the caller has no registration';
const withList: SafeCall['unless'] = ({ participationId }) => (participationId ? null : 'the list is empty');

/** The first call with the owner's token. */
export const ownAccountCall = 'getAccount, id';

/** Every call of the contract that changes nothing at the provider; later calls use the facts that earlier ones found. */
export const safeCalls: SafeCall[] = [
  visitor('listSchoolStatuses', listSchoolStatuses),
  visitor('listPositions', listPositions),
  visitor('listAcademicDegrees', listAcademicDegrees),
  visitor('listOrganizations', listOrganizations),
  visitor('listMeetings', listMeetings, { extension: 'meetings' }),
  visitor('listParticipants', (client, { meetingId }) => listParticipants(client, meetingId)),
  visitor('listPosters, first day', (client, { meetingId }) => listPosters(client, meetingId, 'poster_1')),
  visitor('listPosters, second day', (client, { meetingId }) => listPosters(client, meetingId, 'poster_2')),
  visitor(
    'getListRevision',
    async (client, found) => {
      found.revision = await getListRevision(client, found.meetingId);
      return found.revision;
    },
    { extension: 'changes' },
  ),
  { name: 'getAccount, no token', as: 'visitor', expects: 'unauthenticated', run: getAccountId },
  { name: 'getAccount, bad token', as: 'unknown', expects: 'unauthenticated', run: getAccountId },
  caller(ownAccountCall, async (client, found) => {
    found.accountId = await getAccountId(client);
    return found.accountId;
  }),
  caller(
    'getAccount, account',
    async (client, found) => {
      const account = await getAccount(client, found.accountId ?? 0);
      found.isModerator = isModerator(account.roles);
      return account;
    },
    { unless: ({ accountId }) => (accountId === undefined ? 'the token is not valid' : null) },
  ),
  caller(
    'listSections',
    async (client, found) => {
      found.sections = await listSections(client, found.meetingId);
      return found.sections;
    },
    { notes: ({ edition, sections }) => (edition && sections ? sectionDifferences(edition, sections) : []) },
  ),
  caller('listRegistrations', async (client, found) => {
    const registrations = await listRegistrations(client, found.meetingId);
    found.registration = registrations[0];
    return registrations;
  }),
  caller('getParticipation, own', (client, { registration }) => getParticipation(client, registration?.id ?? 0), {
    unless: withRegistration,
  }),
  {
    ...caller('getParticipation, unknown id', (client) => getParticipation(client, unknownId)),
    expects: 'notFound',
  },
  caller(
    'getParticipationHistory',
    (client, { registration }) => getParticipationHistory(client, registration?.id ?? 0),
    { extension: 'history', unless: withRegistration },
  ),
  moderator('listParticipations', async (client, found) => {
    const list = await listParticipations(client, found.meetingId);
    found.participationId = list.data[0]?.id;
    return list.data;
  }),
  moderator('getParticipation, of the list', (client, found) => getParticipation(client, found.participationId ?? 0), {
    unless: withList,
  }),
  moderator(
    'listParticipationChanges',
    (client, { meetingId, revision }) => listParticipationChanges(client, meetingId, revision ?? ''),
    { extension: 'changes', unless: ({ revision }) => (revision ? null : 'the provider has no revisions') },
  ),
  moderator('listIndividuals', (client) => listIndividuals(client, { role: 'user' })),
  moderator('listAttendance, all', (client) => listAttendance(client, 'attendance', null)),
  moderator('listAttendance, audience', (client) => listAttendance(client, 'audience', null)),
  moderator('listAttendance, person', (client, found) => listPersonAttendance(client, found.participationId ?? 0), {
    unless: withList,
  }),
  caller(
    'getMedia',
    async (client, found) => {
      const { part, query } = readMediaLink(linkOf(found) ?? '', found);
      const { status, body } = await client.media(mediaTarget(part, query, found));
      discard(body);
      if (status !== 200) throw rejectedFile(status);
      return status;
    },
    {
      unless: (found) => (linkOf(found) === undefined ? 'no answer links to a file that a setting allows' : null),
    },
  ),
  moderator('listExports', (client, { meetingId }) => listExports(client, meetingId), { extension: 'exportLog' }),
  moderator('listCancelled', async (client, { meetingId }) => (await listCancelled(client, meetingId, null)).data, {
    extension: 'cancelled',
  }),
  moderator('listBatches', (client, { meetingId }) => listBatches(client, meetingId), { extension: 'batches' }),
  moderator('listViews', (client, { meetingId }) => listViews(client, meetingId), { extension: 'views' }),
];
