const everyMs = 20;
/** Timers of an idle process are late by up to this. */
const usualMs = 2;
/** The share of the newest turn in the mean: one long turn is no overload. */
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

/** For how many milliseconds the event loop of this thread has stood still since its start, beyond what is usual. */
export const lagTotal = (): number => total + overdue();

/** By how many milliseconds the event loop has been late in its newest turns. */
export const lateness = (): number => Math.max(mean, overdue() * newest);
