import { setImmediate as othersTurn } from 'node:timers/promises';

/** A request that waits for others' work waits so long at each of its few steps. */
const turnMs = 2;

/**
 * Long work that lets others in between: each `yield` is a place where it may be left for a while. Answers what the steps
 * come to.
 */
export async function inTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  let until = performance.now() + turnMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await othersTurn();
    until = performance.now() + turnMs;
  }
}

/** Maps items one by one. */
export function* mapSteps<Item, Result>(items: Iterable<Item>, map: (item: Item) => Result) {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    yield;
  }
  return results;
}

/** What is only looked up goes by fast. */
const lookedUpAtOnce = 512;

/** Goes through many values that are little work each. */
export function* each<T>(values: Iterable<T>, act: (value: T, index: number) => void): Generator<undefined, void> {
  let index = 0;
  for (const value of values) {
    act(value, index);
    index += 1;
    if (index % lookedUpAtOnce === 0) yield;
  }
}

/** Takes all steps without letting anybody in between: for what is short. */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
