import type { FastifyRequest } from 'fastify';
import { findOwn } from '../domains/shared/ownRegistrations.ts';
import { getAccount, getAccountId } from '../provider/calls/accounts.ts';
import { listRegistrations } from '../provider/calls/registrations.ts';
import { mediaPartOf } from '../provider/media/mediaLinks.ts';
import type { Account } from '../provider/records/accounts.ts';
import type { Services } from '../services.ts';
import { slots } from '../shared/fileSlots.ts';
import { isModerator } from '../shared/roles.ts';

/**
 * Decides whether the caller with this token may open a file, whatever the provider allows (FIL-06, ruling R11). Other
 * requests may share the calls about a token.
 */
export function mediaRights(request: FastifyRequest, token: string, services: Services) {
  const { provider, tokenVerifier, editions, mediaMarks } = services;
  const { id: requestId, ip: address, log } = request;
  const client = provider.bind({ requestId, address, log, token: () => token });
  const leadsTo = (part: string) => (link: string | null | undefined) => {
    const own = link ? mediaPartOf(link, services) : null;
    return own !== null && decodeURIComponent(own) === decodeURIComponent(part);
  };

  return {
    verify: () => tokenVerifier.verify(token, { accountId: () => getAccountId(client) }),
    /** Whether the caller may open the file: its owner and moderators may. @throws GatewayError if the rights cannot be read */
    async mayOpen(accountId: number, part: string, mark: string | null): Promise<boolean> {
      if (mediaMarks.isMarkFor(mark, part, accountId)) return true;
      let found: Account | null = null;
      const account = async () => {
        found ??= await getAccount(client, accountId);
        return found;
      };
      if (isModerator(await tokenVerifier.roles(token, accountId, { account }))) return true;
      const isIt = leadsTo(part);
      // A photo belongs to the account, so the registrations need not be read.
      if (isIt((await account()).individual?.photo)) return true;
      const own = await findOwn(
        (meetingId) => listRegistrations(client, meetingId),
        editions,
        (registration) => Object.values(slots).some(({ file }) => isIt(file(registration).link)),
      );
      return own !== null;
    },
  };
}
