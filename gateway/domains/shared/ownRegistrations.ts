import type { Editions } from '../../editions/load.ts';
import { ProviderRejection } from '../../errors.ts';
import type { Registration } from '../../graphql/models.ts';

/** One of the caller's own registrations, this year's first; null where none is it. */
export async function findOwn(
  read: (meetingId: number) => Promise<Registration[]>,
  { all }: Pick<Editions, 'all'>,
  isIt: (registration: Registration) => boolean,
): Promise<Registration | null> {
  for (const { meetingId, isCurrent } of all) {
    try {
      const found = (await read(meetingId)).find(isIt);
      if (found !== undefined) return found;
    } catch (error) {
      // A provider need not know the meetings of other years.
      if (isCurrent || !(error instanceof ProviderRejection)) throw error;
    }
  }
  return null;
}
