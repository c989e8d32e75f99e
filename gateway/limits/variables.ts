interface Measures {
  /** Values at all levels: keys of objects and items of lists. */
  variables: number;
  variableDepth: number;
}

/** Whether a value is a JSON object; an uploaded file is not. */
const isJson = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Measures variables, and stops once there are more values than `enough` or more levels than `deepest`. */
export function measureVariables(variables: object, enough: number, deepest: number): Measures {
  let count = 0;
  let depth = 0;
  let level: object[] = [variables];
  while (level.length > 0 && count <= enough && depth <= deepest) {
    const below: object[] = [];
    for (const parent of level) {
      // Does not use `Object.values`: it would read all 90,000 values of a large object before the first is counted.
      for (const key in parent) {
        count += 1;
        if (count > enough) break;
        const value = (parent as Record<string, unknown>)[key];
        if (isJson(value)) below.push(value);
      }
      if (count > enough) break;
    }
    depth += 1;
    level = below;
  }
  return { variables: count, variableDepth: depth };
}
