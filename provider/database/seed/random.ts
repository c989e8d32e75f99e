/** Pseudo-random numbers, the same at every seeding (mulberry32). */
export type Random = {
  below(limit: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
};

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (share) => next() < share,
  };
}
