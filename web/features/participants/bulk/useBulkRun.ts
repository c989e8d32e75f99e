import { useRef, useState } from 'react';
import type { BulkChange, BulkOutcome, BulkSkipReason } from '../../../generated/types.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import { useApplyBulkChangeMutation } from './ApplyBulkChange.generated.ts';
import type { Plan } from './useBulkPlan.ts';

type Item = NonNullable<Plan['items']>[number];

/** What became of a record. */
export interface RowResult {
  id: string;
  name: string | null;
  outcome: BulkOutcome;
  reason: BulkSkipReason | null;
  message: string | null;
}

/** Records a request: few enough that the progress moves and a stop is soon. */
const CHUNK = 20;

/** Applies a plan chunk by chunk, with a result for each record; a run can be stopped and continued. */
export function useBulkRun() {
  const [apply] = useApplyBulkChangeMutation();
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const [left, setLeft] = useState<readonly Item[]>([]);
  const [state, setState] = useState<'idle' | 'running' | 'stopping' | 'ended'>('idle');
  const isStopped = useRef(false);

  const send = (items: readonly Item[], change: BulkChange) =>
    perform({
      call: async () => {
        const input = { items: items.map(({ id, version }) => ({ id, version })), change };
        return payloadOf(await apply({ variables: { input } }), 'applyBulkChange');
      },
    });

  const run = async (items: readonly Item[], change: BulkChange) => {
    isStopped.current = false;
    setState('running');
    let rest = items;
    setLeft(rest);
    while (rest.length > 0 && !isStopped.current) {
      const chunk = rest.slice(0, CHUNK);
      const done = await send(chunk, change);
      // A toast reports the failed request; the run can continue with the remaining rows.
      if (!done) break;
      rest = rest.slice(CHUNK);
      setLeft(rest);
      setResults((before) => {
        const next = new Map(before);
        for (const { id, outcome, reason, message, registration } of done.results) {
          next.set(id, { id, outcome, reason, message, name: registration?.fullName ?? null });
        }
        return next;
      });
    }
    setState('ended');
  };
  const stop = () => {
    isStopped.current = true;
    setState('stopping');
  };
  return { results, left, state, run, stop };
}
