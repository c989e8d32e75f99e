/** Building blocks of the forms' rules. */
import * as z from 'zod/mini';

// Zod would try to compile its checks, which the page's content security policy forbids.
z.config({ jitless: true });

/** A text that must pass a test. */
export const textRule = (isRight: (text: string) => boolean, message: string) =>
  z.string(message).check(z.refine(isRight, message));

/** A text or a choice that must not be blank. */
export const required = (message: string) => textRule((value) => value.trim() !== '', message);

/** A box that must be ticked. */
export const mustBeTicked = (message: string) => z.boolean(message).check(z.refine((value) => value, message));

/** Removes the messages of hidden fields, because their rules do not apply. */
export const withoutHidden = <Message>(errors: Record<string, Message>, hidden: readonly string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !hidden.includes(field)));
