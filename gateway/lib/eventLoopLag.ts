const everyMs = 20;
/** Timers of an idle process are late by up to this. */
const usualMs = 2;
/** The weight of the newest turn in the mean: one long turn alone is no overload. */
const newest = 1 / 3;

let due = performance.now() + everyMs;
let total = 0;
let mean = 0;

const overdue = () => Math.max(0, performance.now() - due - usualMs);

setInterval(() => {
  const late = overdue();
  total += late;
  mean += (late - mean) * newest;
  due = performance.now() + everyMs;
}, everyMs).unref();

/** The total milliseconds that this thread's event loop was blocked since its start, beyond the usual lateness. */
export const lagTotal = (): number => total + overdue();

/** How many milliseconds late the event loop was in its latest turns. */
export const lateness = (): number => Math.max(mean, overdue() * newest);
