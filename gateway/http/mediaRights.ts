import type { FastifyRequest } from 'fastify';
import { slots } from '../domains/shared/fileSlots.ts';
import { findOwn } from '../domains/shared/ownRegistrations.ts';
import { isModerator, rolesOf } from '../domains/shared/roles.ts';
import type { Verification } from '../limits/tokenVerifier.ts';
import { getAccount, getAccountId } from '../provider/accounts.ts';
import { mediaPartOf } from '../provider/mediaLinks.ts';
import type { Account } from '../provider/records.ts';
import { listRegistrations } from '../provider/registrations.ts';
import type { Services } from '../services.ts';

/** What the gateway knows of the right to open files, whatever the provider allows (FIL-06, ruling R11). */
export interface MediaRights {
  verify(): Promise<Verification>;
  /** Whether the caller may open the file: its owner and moderators may. @throws GatewayError where it cannot be read */
  mayOpen(accountId: number, part: string, mark: string | null): Promise<boolean>;
}

/** The rights of the caller with this token. Other requests may wait for the questions about a token. */
export function mediaRights(request: FastifyRequest, token: string, services: Services): MediaRights {
  const { provider, tokenVerifier, editions, providerUrl, mediaMarks } = services;
  const { id: requestId, ip: address, log } = request;
  const client = provider.bind({ requestId, address, log, token: () => token });
  const leadsTo = (part: string) => (link: string | null | undefined) => {
    const own = link ? mediaPartOf(link, providerUrl) : null;
    return own !== null && decodeURIComponent(own) === decodeURIComponent(part);
  };

  return {
    verify: () => tokenVerifier.verify(token, { accountId: () => getAccountId(client) }),
    async mayOpen(accountId, part, mark) {
      if (mediaMarks.isMarkFor(mark, part, accountId)) return true;
      let account: Account | null = null;
      const readAccount = async () => {
        account ??= await getAccount(client, accountId);
        return account;
      };
      const roles = await tokenVerifier.roles(token, accountId, { roles: async () => rolesOf(await readAccount()) });
      if (isModerator(roles)) return true;
      const isIt = leadsTo(part);
      // A photo needs no registrations.
      if (isIt((await readAccount()).individual?.photo)) return true;
      const own = await findOwn(
        (meetingId) => listRegistrations(client, meetingId),
        editions,
        (registration) => Object.values(slots).some(({ file }) => isIt(file(registration).link)),
      );
      return own !== null;
    },
  };
}
