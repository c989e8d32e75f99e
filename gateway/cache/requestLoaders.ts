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
import type { SharedAnswer } from './shared.ts';

export type RequestLoaders = ReturnType<typeof createRequestLoaders>;

/** Shares the promise of each key until `clear`. */
function once<T>(read: (key: number) => Promise<T>) {
  const promises = new Map<number, Promise<T>>();
  const load = (key = 0): Promise<T> => {
    const found = promises.get(key) ?? read(key);
    promises.set(key, found);
    return found;
  };
  return Object.assign(load, {
    clear: () => promises.clear(),
    replace: (value: T, key = 0) => void promises.set(key, Promise.resolve(value)),
  });
}

/**
 * Calls that a request makes at most once, however many aliases need them. Requests share only the answers of the four
 * reference lists, which take the path of the field that may turn out stale.
 */
export function createRequestLoaders(
  client: ProviderClient,
  publicReads: PublicReads,
  stale: StaleFields,
  accountId: () => Promise<number>,
) {
  const ofCaller = {
    account: once(async () => getAccount(client, await accountId())),
    sections: once((meetingId) => listSections(client, meetingId)),
    registrations: once((meetingId) => listRegistrations(client, meetingId)),
    participation: once((id) => getParticipation(client, id)),
    invitation: once((registrationId) => getInvitation(client, registrationId)),
    certificate: once((registrationId) => getCertificate(client, registrationId)),
  };

  function shared<T>(read: () => Promise<SharedAnswer<T>>) {
    const load = once(read);
    return async (at: ResponsePath): Promise<T> => stale.use(at, await load());
  }

  return {
    ...ofCaller,
    organizations: shared(publicReads.organizations),
    positions: shared(publicReads.positions),
    academicDegrees: shared(publicReads.academicDegrees),
    schoolStatuses: shared(publicReads.schoolStatuses),
    /** Stores the answer of a change, so that the gateway does not read the person again. */
    async replaceIndividual(individual: Schemas['Individual']): Promise<void> {
      const before = await ofCaller.account();
      const profiles = [{ role: before.profiles[0]?.role ?? [], individual }, ...before.profiles.slice(1)];
      ofCaller.account.replace({ ...before, profiles });
    },
    /** Forgets the caller's data, because the caller changes. */
    restart() {
      for (const loader of Object.values(ofCaller)) loader.clear();
    },
  };
}
