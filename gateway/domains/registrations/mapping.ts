import type { TourDecision, TshirtSize } from '../../generated/types.ts';
import type { Schemas } from '../../provider/contract.ts';
import type { OnUnknown } from '../shared/registrationFields.ts';

const tours: Record<number, TourDecision> = { 1: 'DECLINED', 2: 'ATTENDING' };

/** Null without an answer (0 or null), and for an unknown code, which is reported. */
export function tourOf(code: number | null | undefined, onUnknown: OnUnknown): TourDecision | null {
  if (!code) return null;
  const tour = tours[code];
  if (tour === undefined) onUnknown('tour', code);
  return tour ?? null;
}

export const tourCode = (tour: TourDecision): Schemas['TourDecision'] => (tour === 'ATTENDING' ? 2 : 1);

const sizes: Record<number, TshirtSize> = { 1: 'S', 2: 'M', 3: 'L', 4: 'XL' };
const sizeCodes = { S: 1, M: 2, L: 3, XL: 4 } as const;

/** Null without a size (0 or null), and for an unknown code, which is reported. */
export function sizeOf(code: number | null | undefined, onUnknown: OnUnknown): TshirtSize | null {
  if (!code) return null;
  const size = sizes[code];
  if (size === undefined) onUnknown('tshirtSize', code);
  return size ?? null;
}

export const sizeCode = (size: TshirtSize) => sizeCodes[size];
