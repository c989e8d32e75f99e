/** Prints a step when it begins, and its time when it ends. Steps may run in parallel. */
export async function runStep<T>(name: string, action: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  console.log(`${name} …`);
  const result = await action();
  console.log(`${name} … ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
