import type { ResponsePath } from 'graphql';
import { GatewayError } from '../errors.ts';
import type { StaleFields } from '../graphql/staleFields.ts';
import { getAccount } from '../provider/accounts.ts';
import type { ProviderClient } from '../provider/client.ts';
import { getCertificate, getInvitation } from '../provider/documents.ts';
import type { Extensions } from '../provider/extensions.ts';
import { getAnyParticipation, getParticipation } from '../provider/participants.ts';
import type * as records from '../provider/records.ts';
import { listSections } from '../provider/references.ts';
import { listRegistrations } from '../provider/registrations.ts';
import { afterWrite, type Written } from '../provider/written.ts';
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
    replace: (value: T | Promise<T>, key = 0) => void promises.set(key, Promise.resolve(value)),
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
  extensions: Pick<Extensions, 'has'>,
  { accountId, isModerator }: { accountId: () => Promise<number>; isModerator: () => Promise<boolean> },
) {
  /** A cancelled registration exists for moderators alone, whatever the provider answers. */
  async function readParticipation(id: number): Promise<records.Participation> {
    const read = (await extensions.has('cancelled')) ? getAnyParticipation : getParticipation;
    const record = await read(client, id);
    if (record.is_active === false && !(await isModerator())) throw new GatewayError('NOT_FOUND');
    return record;
  }

  const ofCaller = {
    account: once(async () => getAccount(client, await accountId())),
    sections: once((meetingId) => listSections(client, meetingId)),
    registrations: once((meetingId) => listRegistrations(client, meetingId)),
    participation: once(readParticipation),
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
    /** Stores the answer of a change; the gateway reads the person again only if the answer is not whole. */
    async replaceIndividual(written: Written<records.Individual>): Promise<void> {
      const before = await ofCaller.account();
      const { record } = written;
      const changed = record === null ? null : { ...before, individual: record };
      ofCaller.account.clear();
      const account = afterWrite({ ...written, record: changed }, () => ofCaller.account());
      ofCaller.account.replace(account);
    },
    /** Forgets the caller's data, because the caller changes. */
    restart() {
      for (const loader of Object.values(ofCaller)) loader.clear();
    },
  };
}
