import { getAccount, getAccountId } from './provider/accounts.ts';
import type { Schemas } from './provider/contract.ts';
import type { ProviderClient } from './provider/http.ts';
import {
  listAcademicDegrees,
  listOrganizations,
  listPositions,
  listSchoolStatuses,
  listSections,
} from './provider/references.ts';

/** What is read at most once a request, and never shared with another. */
export interface Memo {
  accountId(): Promise<number>;
  account(): Promise<Schemas['Account']>;
  organizations(): Promise<Schemas['Organization'][]>;
  positions(): Promise<Schemas['Titled'][]>;
  academicDegrees(): Promise<Schemas['Titled'][]>;
  schoolStatuses(): Promise<Schemas['Titled'][]>;
  sections(meetingId: number): Promise<Schemas['Section'][]>;
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
