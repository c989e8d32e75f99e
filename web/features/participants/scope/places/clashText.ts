import { letterTexts } from '#texts/letters.ts';
import type { PlaceClash_PlaceClashFragment } from './PlaceClash.generated.ts';

const MOST_NAMES = 3;

/** Other people on a place, in words; null without a clash. All clashes of a record have one kind. */
export function clashText(clashes: readonly PlaceClash_PlaceClashFragment[]): string | null {
  const [first] = clashes;
  if (first === undefined) return null;
  const names = clashes.slice(0, MOST_NAMES).map(({ fullName }) => fullName);
  const rest = clashes.length - names.length;
  return letterTexts.clash[first.kind](names.join(', ') + (rest > 0 ? letterTexts.clash.more(rest) : ''));
}
