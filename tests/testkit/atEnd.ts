import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Cleans up after the test that calls this, or after all tests of the file or the `describe` around the call. */
export function atEnd(clean: () => unknown): void {
  // vitest ignores an `afterAll` within a test.
  const register = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  register(async () => {
    await clean();
  });
}
