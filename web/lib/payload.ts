import { CombinedGraphQLErrors } from '@apollo/client/errors';

interface MutationAnswer<Data> {
  data?: Data | null | undefined;
  error?: unknown;
}

/**
 * A mutation's root field; throws what was wrong where there is none. With its root field a mutation was done or
 * refused, whatever became of the reads for the rest of its answer: those failed after the deed.
 */
export function payloadOf<Data, Root extends keyof Data>(
  { data, error }: MutationAnswer<Data>,
  root: Root,
): NonNullable<Data[Root]> {
  const payload = data?.[root];
  if (payload == null) throw error ?? new CombinedGraphQLErrors({ errors: [{ message: 'No answer' }] });
  return payload;
}
