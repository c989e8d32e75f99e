import type { ResponsePath } from 'graphql';
import type { StaleFields } from '../graphql/staleFields.ts';
import { getAccount } from '../provider/accounts.ts';
import type { ProviderClient } from '../provider/client.ts';
import type { Schemas } from '../provider/contract.ts';
import { getCertificate, getInvitation } from '../provider/documents.ts';
import { getParticipation } from '../provider/participants.ts';
import { listSections } from '../provider/references.ts';
import { listRegistrations } from '../provider/registrations.ts';
import type { PublicReads } from './publicLists.ts';

/**
 * Calls that a request makes at most once, however many aliases need them. Requests share only the answers of the four
 * reference lists, which are the same for every caller and take the path of the field that may turn out stale.
 */
export interface RequestLoaders {
  account(): Promise<Schemas['Account']>;
  organizations(at: ResponsePath): Promise<Schemas['Organization'][]>;
  positions(at: ResponsePath): Promise<Schemas['Titled'][]>;
  academicDegrees(at: ResponsePath): Promise<Schemas['Titled'][]>;
  schoolStatuses(at: ResponsePath): Promise<Schemas['Titled'][]>;
  sections(meetingId: number): Promise<Schemas['Section'][]>;
  registrations(meetingId: number): Promise<Schemas['Registration'][]>;
  participation(id: number): Promise<Schemas['Participation']>;
  invitation(registrationId: number): Promise<string>;
  certificate(registrationId: number): Promise<string>;
  /** Stores the answer of a change, so that the gateway does not read the person again. */
  replaceIndividual(individual: Schemas['Individual']): Promise<void>;
  /** Forgets everything, because the caller changes. */
  restart(): void;
}

/** Remembers the promise of each key. */
function once<T>(read: (key: number) => Promise<T>): (key?: number) => Promise<T> {
  const promises = new Map<number, Promise<T>>();
  return (key = 0) => {
    const found = promises.get(key) ?? read(key);
    promises.set(key, found);
    return found;
  };
}

function begin(client: ProviderClient, accountId: () => Promise<number>) {
  return {
    account: once(async () => getAccount(client, await accountId())),
    sections: once((meetingId) => listSections(client, meetingId)),
    registrations: once((meetingId) => listRegistrations(client, meetingId)),
    participation: once((id) => getParticipation(client, id)),
    invitation: once((registrationId) => getInvitation(client, registrationId)),
    certificate: once((registrationId) => getCertificate(client, registrationId)),
  };
}

/** The returned object stays the same when the caller changes, because Apollo copies the context. */
export function createRequestLoaders(
  client: ProviderClient,
  publicReads: PublicReads,
  stale: StaleFields,
  accountId: () => Promise<number>,
): RequestLoaders {
  let loaders = begin(client, accountId);
  const shared = {
    organizations: once(publicReads.organizations),
    positions: once(publicReads.positions),
    academicDegrees: once(publicReads.academicDegrees),
    schoolStatuses: once(publicReads.schoolStatuses),
  };
  return {
    account: () => loaders.account(),
    organizations: async (at) => stale.use(at, await shared.organizations()),
    positions: async (at) => stale.use(at, await shared.positions()),
    academicDegrees: async (at) => stale.use(at, await shared.academicDegrees()),
    schoolStatuses: async (at) => stale.use(at, await shared.schoolStatuses()),
    sections: (meetingId) => loaders.sections(meetingId),
    registrations: (meetingId) => loaders.registrations(meetingId),
    participation: (id) => loaders.participation(id),
    invitation: (registrationId) => loaders.invitation(registrationId),
    certificate: (registrationId) => loaders.certificate(registrationId),
    async replaceIndividual(individual) {
      const before = await loaders.account();
      const profiles = [{ role: before.profiles[0]?.role ?? [], individual }, ...before.profiles.slice(1)];
      loaders.account = async () => ({ ...before, profiles });
    },
    restart() {
      loaders = begin(client, accountId);
    },
  };
}
