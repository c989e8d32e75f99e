/** Makes a value once for each object, while the object lives; the further arguments have to be the same for one object. */
export function oncePer<Key extends object, Rest extends unknown[], Value>(make: (key: Key, ...rest: Rest) => Value) {
  const made = new WeakMap<Key, { value: Value }>();
  return (key: Key, ...rest: Rest): Value => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key, ...rest);
    made.set(key, { value });
    return value;
  };
}
