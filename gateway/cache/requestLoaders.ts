import DataLoader from 'dataloader';
import type { ResponsePath } from 'graphql';
import { GatewayError, hideForbidden } from '../lib/errors.ts';
import { listPersonAttendance } from '../provider/calls/attendance.ts';
import { getCertificate, getInvitation } from '../provider/calls/documents.ts';
import { getParticipation } from '../provider/calls/participants.ts';
import { listRegistrations } from '../provider/calls/registrations.ts';
import { getAnyParticipation } from '../provider/extensions/cancelled.ts';
import { getParticipationHistory } from '../provider/extensions/history.ts';
import type { Extensions } from '../provider/extensions/knownExtensions.ts';
import type { ProviderClient } from '../provider/http/client.ts';
import { afterWrite, type WriteResult } from '../provider/http/written.ts';
import type { Account } from '../provider/records/accounts.ts';
import type { Participation } from '../provider/records/participants.ts';
import type { Individual } from '../provider/records/profile.ts';
import type { Section } from '../provider/records/references.ts';
import type { PublicReads } from './publicLists.ts';
import type { StaleFields } from './staleFields.ts';
import type { FoundAnswer } from './staleWhileRevalidate.ts';

export type RequestLoaders = ReturnType<typeof createRequestLoaders>;

/** Makes a call without waiting for other keys, and at most once for each key until `clearAll`; the provider has no calls for several keys. */
const loaderOf = <T>(read: (key: number) => Promise<T>) =>
  new DataLoader<number, T>((keys) => Promise.all(keys.map((key) => read(key).catch((error: Error) => error))), {
    batch: false,
    batchScheduleFn: queueMicrotask,
  });

/** The key of data that exists once per request. */
const only = 0;

interface Caller {
  account(): Promise<Account>;
  accountChanged(): void;
  isModerator(): Promise<boolean>;
  sections(meetingId: number): Promise<Section[]>;
}

/** The reference lists; each needs the path of the field that may be stale. */
export function publicLoaders(reads: PublicReads, stale: StaleFields) {
  const shared = <T>(read: () => Promise<FoundAnswer<T>>) => {
    const loader = loaderOf(read);
    return async (at: ResponsePath): Promise<T> => stale.dataOf(at, await loader.load(only));
  };
  return {
    organizations: shared(reads.organizations),
    positions: shared(reads.positions),
    academicDegrees: shared(reads.academicDegrees),
    schoolStatuses: shared(reads.schoolStatuses),
  };
}

/**
 * Calls that a request makes at most once, however many aliases need them. Requests share the reference lists
 * and the sections.
 */
export function createRequestLoaders(
  client: ProviderClient,
  publicReads: PublicReads,
  stale: StaleFields,
  extensions: Pick<Extensions, 'has'>,
  caller: Caller,
) {
  /** A moderator may know that a record exists, and reads why it is not shown (LST-10). */
  async function hideFromOthers(error: unknown): Promise<never> {
    const isForbidden = error instanceof GatewayError && error.code === 'FORBIDDEN';
    return isForbidden && !(await caller.isModerator()) ? hideForbidden(error) : Promise.reject(error);
  }

  /** A cancelled registration exists for moderators alone, whatever the provider answers. */
  async function readParticipation(id: number): Promise<Participation> {
    const record = (await extensions.has('cancelled'))
      ? await getAnyParticipation(client, id).catch(hideFromOthers)
      : await getParticipation(client, id);
    if (record.isActive === false && !(await caller.isModerator())) throw new GatewayError('NOT_FOUND');
    return record;
  }

  const account = loaderOf(caller.account);
  const registrations = loaderOf((meetingId) => listRegistrations(client, meetingId));
  const participation = loaderOf(readParticipation);
  const sectionList = loaderOf(caller.sections);
  const knownSections = new Map<number, Section[]>();
  const invitation = loaderOf((registrationId) => getInvitation(client, registrationId));
  const certificate = loaderOf((registrationId) => getCertificate(client, registrationId));
  const history = loaderOf((registrationId) => getParticipationHistory(client, registrationId));
  const attendance = loaderOf((registrationId) => listPersonAttendance(client, registrationId));

  return {
    account: () => account.load(only),
    async sections(meetingId: number) {
      const found = knownSections.get(meetingId) ?? (await sectionList.load(meetingId));
      knownSections.set(meetingId, found);
      return found;
    },
    /** The sections that this request has read; null for those of another meeting. */
    knownSections: (meetingId: number) => knownSections.get(meetingId) ?? null,
    registrations: (meetingId: number) => registrations.load(meetingId),
    participation: (id: number) => participation.load(id),
    invitation: (registrationId: number) => invitation.load(registrationId),
    certificate: (registrationId: number) => certificate.load(registrationId),
    history: (registrationId: number) => history.load(registrationId),
    attendance: (registrationId: number) => attendance.load(registrationId),
    ...publicLoaders(publicReads, stale),
    /** Stores the answer of a change; the gateway reads the person again only if the answer is incomplete. */
    async replaceIndividual(written: WriteResult<Individual>): Promise<void> {
      const before = await account.load(only);
      const { record } = written;
      const changed = record === null ? null : { ...before, individual: record };
      account.clear(only);
      caller.accountChanged();
      const after = afterWrite({ ...written, record: changed }, () => account.load(only));
      account.clear(only).prime(only, after);
    },
    /** Drops the caller's data, because the request continues as another caller. */
    restart() {
      const ofCaller = [account, registrations, participation, sectionList, invitation, certificate];
      for (const loader of [...ofCaller, history, attendance]) loader.clearAll();
      knownSections.clear();
    },
  };
}
