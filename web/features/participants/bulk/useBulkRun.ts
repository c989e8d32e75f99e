import { useRef, useState } from 'react';
import type { BulkOutcome, BulkSkipReason } from '../../../generated/types.ts';
import { perform } from '../../../lib/perform.ts';
import type { FormUserError } from '../../../lib/userErrors.ts';
import type { RunResult_BulkResultFragment } from './RunResult.generated.ts';
import type { PlanItem } from './usePlan.ts';

/** A record to change; `letterTo` is the address of its letter, if one is sent. */
export interface RunItem extends Pick<PlanItem, 'id' | 'fullName' | 'version' | 'board' | 'letterTo'> {
  /** Whether the change would send a letter by itself. */
  hasLetter: boolean;
}

/** The result for a record. */
export interface RowResult {
  id: string;
  name: string | null;
  outcome: BulkOutcome;
  reason: BulkSkipReason | null;
  message: string | null;
}

/** Sends a chunk. */
export type SendItems = (
  items: readonly RunItem[],
) => Promise<{ results: readonly RunResult_BulkResultFragment[]; userErrors: readonly FormUserError[] }>;

/** How many letters are sent, and to how many people: a person with two talks gets two letters. */
export function countLetters(items: readonly Pick<RunItem, 'letterTo'>[]): { letters: number; people: number } {
  const addresses = items.flatMap(({ letterTo }) => letterTo ?? []);
  return { letters: addresses.length, people: new Set(addresses).size };
}

/** Records per request: few enough for a moving progress bar and a quick stop. */
const CHUNK = 20;

/**
 * Applies a plan's items chunk by chunk, with a result for each record. A run can be stopped; failed records and untried
 * records can then be run separately.
 */
export function useBulkRun(send: SendItems) {
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  /** Of the present run, or the last one. */
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const [state, setState] = useState<'idle' | 'running' | 'stopping' | 'ended'>('idle');
  const isStopped = useRef(false);

  const record = (found: readonly RowResult[]) =>
    setResults((before) => new Map([...before, ...found.map((result) => [result.id, result] as const)]));
  const run = async (items: readonly RunItem[]) => {
    isStopped.current = false;
    setState('running');
    let rest = items;
    const count = () => setProgress({ done: items.length - rest.length, all: items.length });
    count();
    while (rest.length > 0 && !isStopped.current) {
      const chunk = rest.slice(0, CHUNK);
      let isLost = false;
      const lose = (error: unknown): never => {
        isLost = true;
        throw error;
      };
      const done = await perform({ call: () => send(chunk).catch(lose) });
      // Without an answer, the service may have changed some of them.
      if (isLost) record(chunk.map(({ id }) => ({ id, outcome: 'FAILED', reason: null, message: null, name: null })));
      // A toast reports the failed request; the remaining records can be run next.
      if (!done) break;
      rest = rest.slice(CHUNK);
      count();
      record(
        done.results.map(({ registration, outcome, reason, message, after }) => ({
          id: registration?.id ?? '',
          outcome,
          reason,
          message,
          name: after?.fullName ?? null,
        })),
      );
    }
    setState('ended');
  };
  const stop = () => {
    isStopped.current = true;
    setState('stopping');
  };
  return { results, progress, state, isRunning: state === 'running' || state === 'stopping', run, stop };
}
