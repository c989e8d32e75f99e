import { z } from 'zod';

/** True ends all sessions of the account. */
export const endsAll = z.boolean().default(false);
