/** How many addresses common mail programs and servers accept in one hidden copy. */
const MOST_IN_A_COPY = 100;

/** Addresses in parts, each with the numbers of its first and last address, from 1. */
export function addressParts(addresses: readonly string[]): { from: number; to: number; addresses: string[] }[] {
  const count = Math.ceil(addresses.length / MOST_IN_A_COPY);
  return Array.from({ length: count }, (_, index) => {
    const some = addresses.slice(index * MOST_IN_A_COPY, (index + 1) * MOST_IN_A_COPY);
    const from = index * MOST_IN_A_COPY + 1;
    return { from, to: from + some.length - 1, addresses: some };
  });
}
