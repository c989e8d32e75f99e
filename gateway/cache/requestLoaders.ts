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
 * What is read at most once a request, however many aliases ask for it, and never shared with another; but for the
 * lists that take the field they are for, which are the same for everybody.
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
  /** Keeps the person as a change answered it, so that it is not read again. */
  replaceIndividual(individual: Schemas['Individual']): Promise<void>;
  /** Forgets all: another caller comes. */
  restart(): void;
}

/** Remembers the promise of each key. */
function once<T>(read: (key: number) => Promise<T>): (key?: number) => Promise<T> {
  const kept = new Map<number, Promise<T>>();
  return (key = 0) => {
    const found = kept.get(key) ?? read(key);
    kept.set(key, found);
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

/** The memory of one request. It stays the same object when the caller changes: Apollo copies the context. */
export function createRequestLoaders(
  client: ProviderClient,
  publicReads: PublicReads,
  stale: StaleFields,
  accountId: () => Promise<number>,
): RequestLoaders {
  let kept = begin(client, accountId);
  const shared = {
    organizations: once(publicReads.organizations),
    positions: once(publicReads.positions),
    academicDegrees: once(publicReads.academicDegrees),
    schoolStatuses: once(publicReads.schoolStatuses),
  };
  return {
    account: () => kept.account(),
    organizations: async (at) => stale.use(at, await shared.organizations()),
    positions: async (at) => stale.use(at, await shared.positions()),
    academicDegrees: async (at) => stale.use(at, await shared.academicDegrees()),
    schoolStatuses: async (at) => stale.use(at, await shared.schoolStatuses()),
    sections: (meetingId) => kept.sections(meetingId),
    registrations: (meetingId) => kept.registrations(meetingId),
    participation: (id) => kept.participation(id),
    invitation: (registrationId) => kept.invitation(registrationId),
    certificate: (registrationId) => kept.certificate(registrationId),
    async replaceIndividual(individual) {
      const before = await kept.account();
      const profiles = [{ role: before.profiles[0]?.role ?? [], individual }, ...before.profiles.slice(1)];
      kept.account = async () => ({ ...before, profiles });
    },
    restart() {
      kept = begin(client, accountId);
    },
  };
}
