/** Sends attacks until it is told to stop, in a separate process, so that making attacks does not delay the honest callers. */
import { attacks, type Target } from './attacks.ts';

/** How many answers of each kind came, by status. */
export type AttackCounts = Record<string, Record<string, number>>;

const counts: AttackCounts = {};
const timers: NodeJS.Timeout[] = [];

function begin(target: Target): void {
  for (const [name, { perSecond, send }] of Object.entries(attacks)) {
    const counted: Record<string, number> = {};
    counts[name] = counted;
    let n = 0;
    timers.push(
      setInterval(() => {
        n += 1;
        void send(target, n).then((outcome) => {
          counted[outcome] = (counted[outcome] ?? 0) + 1;
        });
      }, 1_000 / perSecond),
    );
  }
}

process.on('message', (message: { target: Target } | 'stop') => {
  if (message !== 'stop') return begin(message.target);
  for (const timer of timers) clearInterval(timer);
  process.send?.(counts, () => process.exit());
});
