import type { SharedStore } from '../cache/redis.ts';
import type { ListWorker } from './listWorker.ts';

const prefix = 'lists:';

type Ids = readonly number[] | null;

const toMessage = (ids: Ids) => prefix + (ids?.join(',') ?? '');

function idsOf(message: string): Ids {
  const text = message.slice(prefix.length);
  return text === '' ? null : text.split(',').map(Number);
}

/**
 * Returns the function that invalidates lists of participants in this gateway and all others. It takes the ids of the
 * changed records; null where they are unknown.
 */
export function shareListChanges(lists: Pick<ListWorker, 'changed'>, store: SharedStore | null): (ids: Ids) => void {
  store?.onMessage((message) => {
    if (message.startsWith(prefix)) lists.changed(idsOf(message));
  });
  store?.onReconnect(() => lists.changed(null));
  return (ids) => {
    lists.changed(ids);
    store?.publish(toMessage(ids));
  };
}
