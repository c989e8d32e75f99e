/** Values by what is read of each, in order; values without it are left out. */
export function groupBy<Value>(values: readonly Value[], read: (value: Value) => string | null): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = read(value);
    if (key === null) continue;
    const others = groups.get(key);
    if (others === undefined) groups.set(key, [value]);
    else others.push(value);
  }
  return groups;
}
