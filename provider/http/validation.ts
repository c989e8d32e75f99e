import { z } from 'zod';
import { findForbiddenCharacter } from '../characters.ts';
import { frameworkTexts } from '../texts/framework.ts';
import { byField, type FieldErrors } from './rejections.ts';

/** The largest id and version in the database. */
export const LARGEST_ID = 2_147_483_647;

type Issue = {
  code?: string | undefined;
  input?: unknown;
  expected?: unknown;
  minimum?: unknown;
  maximum?: unknown;
};

const TYPE_TEXTS: Record<string, string> = frameworkTexts.wrongTypes;

/** The framework's texts; a rule's own text takes precedence. */
function describe(issue: Issue): string {
  if (issue.input === undefined) return frameworkTexts.required;
  if (issue.input === null) return frameworkTexts.notEmpty;
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_TEXTS[String(issue.expected)] ?? frameworkTexts.wrongValue;
    case 'too_small':
      if (issue.input === '') return frameworkTexts.notEmpty;
      return typeof issue.input === 'string'
        ? frameworkTexts.tooShort(issue.minimum)
        : frameworkTexts.tooSmall(issue.minimum);
    case 'too_big':
      return typeof issue.input === 'string'
        ? frameworkTexts.tooLong(issue.maximum)
        : frameworkTexts.tooBig(issue.maximum);
    case 'invalid_format':
      return frameworkTexts.wrongFormat;
    default:
      return frameworkTexts.notAmong(JSON.stringify(issue.input)?.slice(0, 50));
  }
}

function place(errors: FieldErrors, path: PropertyKey[], text: string): void {
  const [head, ...rest] = path.map(String);
  if (head === undefined) {
    errors.non_field_errors = [text];
    return;
  }
  const existing = errors[head];
  if (rest.length > 0) {
    const nested: FieldErrors = existing && !Array.isArray(existing) ? existing : {};
    errors[head] = nested;
    place(nested, rest, text);
  } else if (Array.isArray(existing)) {
    existing.push(text);
  } else if (!existing) {
    errors[head] = [text];
  }
}

/**
 * Validates a body, a query or form fields.
 * @throws Rejection 400 by field, as Django REST framework answers
 */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw byField({ non_field_errors: [frameworkTexts.notDictionary] });
  }
  const result = schema.safeParse(value, { error: (issue) => describe(issue) });
  if (result.success) return result.data;
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) place(errors, issue.path, issue.message);
  throw byField(errors);
}

/** Django REST framework has a text for null characters, but none for the other ones. */
const describeForbidden = (code: string) =>
  code === 'U+0000' ? frameworkTexts.nullCharacters : frameworkTexts.forbiddenCharacter(code);

/** Trimmed, without characters that break files and deceive readers. */
export const text = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .refine((value) => findForbiddenCharacter(value) === null, {
      error: ({ input }) => describeForbidden(findForbiddenCharacter(String(input)) ?? ''),
    });

export const filledText = (maximum: number) => text(maximum).pipe(z.string().min(1));

/** An id in a JSON body. */
export const id = z.number().int().min(1).max(LARGEST_ID);

/** An id in a query or a form. */
export const idText = z
  .string()
  .regex(/^\d{1,10}$/, frameworkTexts.notNumber)
  .transform(Number)
  .pipe(id);

/** Rejects a date without a time, as Django REST framework does. */
export const instant = z.iso
  .datetime({
    offset: true,
    error: frameworkTexts.wrongInstant,
  })
  .transform((value) => new Date(value));

export const recordQuery = z.object({ id: idText });
export const meetingQuery = z.object({ meeting_id: idText });

/** A flag of a query. */
export const flagText = z.enum(['true', 'false']).optional();
