import { z } from 'zod';

/** What a text of JSON says. */
export const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('is no JSON');
    return z.NEVER;
  }
});
