/** Which part of the cabinet's one query failed: one failure does not blank the screen. */
import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether an error belongs to the field at this path, or to one below it. */
export function failedAt(error: unknown, ...path: string[]): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((fault) => path.every((name, index) => fault.path?.[index] === name))
  );
}
