import type { ListWorker } from '../domains/participants/list/listWorker.ts';
import { posters } from './publicLists.ts';
import type { SharedStore } from './redis.ts';
import type { SharedCache } from './shared.ts';

const message = 'lists';

/** Returns the function that invalidates lists of participants and posters in this gateway and all others. */
export function shareListChanges(
  lists: Pick<ListWorker, 'changed'>,
  reads: SharedCache,
  store: SharedStore | null,
): () => void {
  const invalidate = () => {
    lists.changed();
    reads.invalidate(posters.topic);
  };
  store?.onMessage((received) => {
    if (received === message) invalidate();
  });
  store?.onReconnect(invalidate);
  return () => {
    invalidate();
    store?.publish(message);
  };
}
