import { letterTexts } from '../../../texts/ru/letters.ts';
import type { PlaceClash_PlaceClashFragment } from './PlaceClash.generated.ts';

/** Who else is on a place, in words; null where nobody is. All clashes of a record are of one kind. */
export function clashText(clashes: readonly PlaceClash_PlaceClashFragment[]): string | null {
  const [first] = clashes;
  if (first === undefined) return null;
  return letterTexts.clash[first.kind](clashes.map(({ fullName }) => fullName).join(', '));
}
