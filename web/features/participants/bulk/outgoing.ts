/** How many letters go out, and to how many people: a person with two talks gets two. */
export function outgoing(items: readonly { letterTo: string | null }[]): { letters: number; people: number } {
  const addresses = items.flatMap(({ letterTo }) => letterTo ?? []);
  return { letters: addresses.length, people: new Set(addresses).size };
}
