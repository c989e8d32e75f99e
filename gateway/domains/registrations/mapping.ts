import type { TourDecision, TshirtSize } from '../../generated/types.ts';
import type { Schemas } from '../../provider/contract.ts';

export const tourCode = (tour: TourDecision): Schemas['TourDecision'] => (tour === 'ATTENDING' ? 2 : 1);

const sizeCodes = { S: 1, M: 2, L: 3, XL: 4 } as const;
export const sizeCode = (size: TshirtSize) => sizeCodes[size];
