import { letterTexts } from '#texts/letters.ts';
import type { PlaceClash_PlaceClashFragment } from './PlaceClash.generated.ts';

const MOST_NAMES = 3;

/** Other people on the same place, in words; null if there are none. All clashes of a record are of one kind. */
export function clashText(clashes: readonly PlaceClash_PlaceClashFragment[]): string | null {
  const [first] = clashes;
  if (first === undefined) return null;
  const names = clashes.slice(0, MOST_NAMES).map(({ fullName }) => fullName);
  const rest = clashes.length - names.length;
  return letterTexts.clash[first.kind](names.join(', ') + (rest > 0 ? letterTexts.clash.more(rest) : ''));
}
