import { z } from 'zod';

/** Which sessions of the account end; by default the caller's own. */
export const sessionsToEnd = z.object({ all: z.boolean().default(false), others: z.boolean().default(false) });
