import type { Editions } from '../../editions/load.ts';
import type { Registration } from '../../graphql/models.ts';
import { GatewayError, ProviderRejection } from '../../lib/errors.ts';

const isUnknownMeeting = (error: unknown): boolean =>
  error instanceof ProviderRejection || (error instanceof GatewayError && error.code === 'NOT_FOUND');

/**
 * Finds one of the caller's own registrations, this year's first; null if none matches. If the list of one edition fails, the
 * others are still searched.
 * @throws the first failure if the registration was not found; a provider may not know the meetings of other years
 */
export async function findOwn(
  read: (meetingId: number) => Promise<Registration[]>,
  { all }: Pick<Editions, 'all'>,
  isIt: (registration: Registration) => boolean,
): Promise<Registration | null> {
  let failure: unknown = null;
  for (const { meetingId, isCurrent } of all) {
    try {
      const found = (await read(meetingId)).find(isIt);
      if (found !== undefined) return found;
    } catch (error) {
      if (isCurrent || !isUnknownMeeting(error)) failure ??= error;
    }
  }
  if (failure !== null) throw failure;
  return null;
}
