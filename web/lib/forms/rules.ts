/** What the rules of every form are written with. */
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the page's content security policy forbids.
z.config({ jitless: true });

/** Messages by field. */
export type Messages<Values> = Partial<Record<keyof Values & string, string>>;

/** A text that must pass a test. */
export const text = (isRight: (text: string) => boolean, message: string) =>
  z.string(message).check(z.refine(isRight, message));

/** A text or a choice that must not be blank. */
export const required = (message: string) => text((value) => value.trim() !== '', message);

/** A box that must be ticked. */
export const ticked = (message: string) => z.boolean(message).check(z.refine((value) => value, message));

/**
 * Messages of the fields that break their rules, for each field the first one; empty when all is well. Rules of
 * `hidden` fields, which the form does not show now, do not count.
 */
export function checkForm<Values extends object>(
  schema: z.ZodMiniType,
  values: Values,
  hidden: readonly (keyof Values)[] = [],
): Messages<Values> {
  const messages: Messages<Values> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof Values & string;
    if (!hidden.includes(field)) messages[field] ??= message;
  }
  return messages;
}
