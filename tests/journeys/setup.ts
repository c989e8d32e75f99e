import { afterAll, afterEach, expect, type RunnerTask } from 'vitest';
import { closePortals } from './portal.ts';
import { followsFailure } from './support.ts';
import { closeContexts, saveEvidence, takeConsoleErrors } from './visitor.ts';

/** Suites whose own hooks failed; a failed test is no reason for its suites. */
const brokenSuites = (task: RunnerTask): RunnerTask[] =>
  task.type === 'suite'
    ? [...((task.result?.errors?.length ?? 0) > 0 ? [task] : []), ...task.tasks.flatMap(brokenSuites)]
    : [];

afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error === undefined) expect(takeConsoleErrors(), 'errors in the console').toEqual([]);
  else if (!followsFailure(error.message)) await saveEvidence(`${task.file.name} ${task.name}`);
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the first parameter.
afterAll(async ({}, suite) => {
  for (const { name } of brokenSuites(suite)) await saveEvidence(`${suite.file.name} before ${name}`);
  await closeContexts();
  await closePortals();
});
