/** Sends the changes of a run, a few at a time. It knows neither React nor HTTP. */
import type { DeskRow } from '../model/deskStore.ts';

/** What became of a change; `row` is the record afterwards, null if it could not be read. */
export type Answer =
  | { kind: 'DONE' | 'CONFLICT'; row: DeskRow | null }
  /** REFUSED by a rule of the service; FAILED without a clear answer: the change may have been made. */
  | { kind: 'REFUSED' | 'FAILED'; message: string };

/** BUSY: the service did nothing and asks to wait. */
export type Sent = Answer | { kind: 'BUSY'; seconds: number };

export interface RunState {
  /** STOPPED by the person; PAUSED after failures in a row. Both keep what was not tried. */
  phase: 'RUNNING' | 'STOPPING' | 'STOPPED' | 'PAUSED' | 'ENDED';
  isWaiting: boolean;
  /** The newest answer for each record, by id. */
  answers: ReadonlyMap<string, Answer>;
  /** Records of the present or the last start. */
  total: number;
  done: number;
}

/** Whether something is being sent or waits to be sent. */
export const isUnderWay = (phase: RunState['phase']): phase is 'RUNNING' | 'STOPPING' =>
  phase === 'RUNNING' || phase === 'STOPPING';

const AT_ONCE = 4;
/** So many failures one after the other mean that the service is away. */
const FAILURES_TO_PAUSE = 5;

/**
 * Creates a run. `start` sends what has no answer yet or failed, and can be called again after the end.
 * @param send sends one change; it never throws
 * @param wait resolves after so many milliseconds
 */
export function createRunner<Change extends { row: { id: string } }>(
  changes: readonly Change[],
  send: (change: Change) => Promise<Sent>,
  wait: (ms: number) => Promise<unknown>,
) {
  let state: RunState = { phase: 'ENDED', isWaiting: false, answers: new Map(), total: 0, done: 0 };
  const listeners = new Set<() => void>();
  let end = (_: 'STOPPED' | 'PAUSED'): void => undefined;

  function set(next: Partial<RunState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const isOpen = ({ row }: Change): boolean => (state.answers.get(row.id)?.kind ?? 'FAILED') === 'FAILED';

  async function start(): Promise<void> {
    const queue = changes.filter(isOpen);
    let failures = 0;
    let pause: Promise<unknown> | null = null;
    let reason: 'STOPPED' | 'PAUSED' | null = null;
    const ended = new Promise<void>((resolve) => {
      end = (why) => {
        if (reason === null) set({ phase: 'STOPPING' });
        reason ??= why;
        resolve();
      };
    });

    /** Holds back all further changes for so long. */
    async function hold(seconds: number): Promise<void> {
      set({ isWaiting: true });
      const longest = Promise.race([Promise.all([pause, wait(seconds * 1000)]), ended]);
      pause = longest;
      await longest;
      if (pause !== longest) return;
      pause = null;
      set({ isWaiting: false });
    }

    async function work(): Promise<void> {
      for (;;) {
        while (pause !== null && reason === null) await pause;
        const change = reason === null ? queue.shift() : undefined;
        if (change === undefined) return;
        const sent = await send(change);
        if (sent.kind === 'BUSY') {
          queue.unshift(change);
          await hold(sent.seconds);
          continue;
        }
        set({ answers: new Map(state.answers).set(change.row.id, sent), done: state.done + 1 });
        failures = sent.kind === 'FAILED' ? failures + 1 : 0;
        if (failures >= FAILURES_TO_PAUSE && queue.length > 0) end('PAUSED');
      }
    }

    set({ phase: 'RUNNING', total: queue.length, done: 0 });
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    set({ phase: queue.length === 0 ? 'ENDED' : (reason ?? 'ENDED') });
  }

  return {
    changes,
    start,
    /** Sends nothing more; what is on its way is awaited. */
    stop: (): void => end('STOPPED'),
    getState: (): RunState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Runner<Change extends { row: { id: string } }> = ReturnType<typeof createRunner<Change>>;
