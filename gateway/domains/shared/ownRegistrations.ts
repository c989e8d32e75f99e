import type { Context } from '../../context.ts';
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

/**
 * Runs a call about one registration. A provider may answer 403 or 404 with its reason, for example that a document is not
 * ready (DOC-03): about a registration of the caller that is a rejection, about any other it stays NOT_FOUND.
 */
export async function rejectedIfOwn<T>(
  id: number,
  { loaders, editions }: Pick<Context, 'loaders' | 'editions'>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== 'NOT_FOUND' || error.providerText === null) throw error;
    const own = await findOwn(loaders.registrations, editions, (registration) => registration.id === id).catch(
      () => null,
    );
    throw own === null ? error : new ProviderRejection(403, [{ path: [], text: error.providerText }]);
  }
}
