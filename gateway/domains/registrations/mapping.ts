import type { TourDecision, TshirtSize } from '../../generated/types.ts';
import type { Schemas } from '../../provider/contract.ts';
import { type OnUnknown, tshirtSizes } from '../shared/registrationFields.ts';

/** Reads a code: null without one (0 or null), and for an unknown code, which is reported. */
const reader =
  <Value>(field: string, values: Record<number, Value>) =>
  (code: number | null | undefined, onUnknown: OnUnknown): Value | null => {
    if (!code) return null;
    const value = values[code];
    if (value === undefined) onUnknown(field, code);
    return value ?? null;
  };

export const tourOf = reader<TourDecision>('tour', { 1: 'DECLINED', 2: 'ATTENDING' });
export const sizeOf = reader('tshirtSize', tshirtSizes);

export const tourCode = (tour: TourDecision): Schemas['TourDecision'] => (tour === 'ATTENDING' ? 2 : 1);

const sizeCodes = { S: 1, M: 2, L: 3, XL: 4 } as const;
export const sizeCode = (size: TshirtSize) => sizeCodes[size];

export const isTourCode = (code: number | null): code is 1 | 2 => code === 1 || code === 2;
export const isSizeCode = (code: number | null): code is 1 | 2 | 3 | 4 => code !== null && code in tshirtSizes;
