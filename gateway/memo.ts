import { getAccount, getAccountId } from './provider/accounts.ts';
import type { Schemas } from './provider/contract.ts';
import { getCertificate, getInvitation } from './provider/documents.ts';
import type { ProviderClient } from './provider/http.ts';
import { getParticipation } from './provider/participants.ts';
import {
  listAcademicDegrees,
  listOrganizations,
  listPositions,
  listSchoolStatuses,
  listSections,
} from './provider/references.ts';

import { listRegistrations } from './provider/registrations.ts';

/** What is read at most once a request, however many aliases ask for it, and never shared with another. */
export interface Memo {
  accountId(): Promise<number>;
  account(): Promise<Schemas['Account']>;
  organizations(): Promise<Schemas['Organization'][]>;
  positions(): Promise<Schemas['Titled'][]>;
  academicDegrees(): Promise<Schemas['Titled'][]>;
  schoolStatuses(): Promise<Schemas['Titled'][]>;
  sections(meetingId: number): Promise<Schemas['Section'][]>;
  registrations(meetingId: number): Promise<Schemas['Registration'][]>;
  participation(id: number): Promise<Schemas['Participation']>;
  invitation(registrationId: number): Promise<string>;
  certificate(registrationId: number): Promise<string>;
  /** Keeps the person as a change answered it, so that it is not read again. */
  replaceIndividual(individual: Schemas['Individual']): Promise<void>;
  /** Forgets all: another caller comes, of a known account where a login told it. */
  restart(accountId?: number): void;
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

function begin(client: ProviderClient, knownId?: number) {
  const accountId = once(async () => knownId ?? (await getAccountId(client)));
  return {
    accountId,
    account: once(async () => getAccount(client, await accountId())),
    organizations: once(() => listOrganizations(client)),
    positions: once(() => listPositions(client)),
    academicDegrees: once(() => listAcademicDegrees(client)),
    schoolStatuses: once(() => listSchoolStatuses(client)),
    sections: once((meetingId) => listSections(client, meetingId)),
    registrations: once((meetingId) => listRegistrations(client, meetingId)),
    participation: once((id) => getParticipation(client, id)),
    invitation: once((registrationId) => getInvitation(client, registrationId)),
    certificate: once((registrationId) => getCertificate(client, registrationId)),
  };
}

/** The memory of one request. It stays the same object when the caller changes: Apollo copies the context. */
export function createMemo(client: ProviderClient): Memo {
  let kept = begin(client);
  return {
    accountId: () => kept.accountId(),
    account: () => kept.account(),
    organizations: () => kept.organizations(),
    positions: () => kept.positions(),
    academicDegrees: () => kept.academicDegrees(),
    schoolStatuses: () => kept.schoolStatuses(),
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
    restart(accountId) {
      kept = begin(client, accountId);
    },
  };
}
