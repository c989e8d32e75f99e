/** Counts things that are open or under way; the result of `add` ends one of them. */
export function createCount() {
  let count = 0;
  return {
    add() {
      count += 1;
      return () => {
        count -= 1;
      };
    },
    isAny: (): boolean => count > 0,
  };
}
