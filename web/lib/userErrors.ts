/** The part of the schema's UserError that a form shows. */
export interface FormUserError {
  code: string;
  message: string;
  field: readonly string[] | null;
}

interface SortedErrors {
  /** Messages by form field. */
  fields: Record<string, string>;
  /** Messages that belong to no field. */
  rest: string[];
}

/**
 * Puts each rejection on its field. A field is known by its path in the input, joined by dots (`link.signature`);
 * `names` gives the form's own name where it differs.
 */
export function fieldErrors(errors: readonly FormUserError[], names: Record<string, string> = {}): SortedErrors {
  const sorted: SortedErrors = { fields: {}, rest: [] };
  for (const { field, message } of errors) {
    const path = field?.join('.') ?? '';
    if (path === '') {
      sorted.rest.push(message);
      continue;
    }
    const name = names[path] ?? path;
    const before = sorted.fields[name];
    sorted.fields[name] = before === undefined ? message : `${before} ${message}`;
  }
  return sorted;
}

/** Whether the service no longer knows the registration that the input names. */
export function isRegistrationGone(errors: readonly FormUserError[]): boolean {
  return errors.some(({ code, field }) => code === 'NOT_FOUND' && field?.[0] === 'registrationId');
}
