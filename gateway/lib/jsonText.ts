import { z } from 'zod';

export const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
});
