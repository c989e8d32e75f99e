import type { TourChoice, TshirtSizeChoice } from '../../generated/types.ts';
import type { Schemas } from '../../provider/http/contract.ts';
import { tshirtSizes } from '../../shared/registrationFields.ts';

export const tourCode = (tour: TourChoice): Schemas['TourDecision'] => (tour === 'ATTENDING' ? 2 : 1);

export const sizeCodes = { S: 1, M: 2, L: 3, XL: 4 } as const satisfies Record<TshirtSizeChoice, number>;

export const isTourCode = (code: number | null): code is 1 | 2 => code === 1 || code === 2;
export const isSizeCode = (code: number | null): code is 1 | 2 | 3 | 4 => code !== null && code in tshirtSizes;
