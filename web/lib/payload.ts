import { CombinedGraphQLErrors } from '@apollo/client/errors';

interface MutationAnswer<Data> {
  data?: Data | null | undefined;
  error?: unknown;
}

/**
 * A mutation's root field; throws the error if it is missing. If the root field exists, the mutation was executed or rejected,
 * even if later reads of its answer failed.
 */
export function payloadOf<Data, Root extends keyof Data>(
  { data, error }: MutationAnswer<Data>,
  root: Root,
): NonNullable<Data[Root]> {
  const payload = data?.[root];
  if (payload == null) throw error ?? new CombinedGraphQLErrors({ errors: [{ message: 'No answer' }] });
  return payload;
}

/** Sends a mutation with its one input; answers its payload as `payloadOf` does. */
export async function sendInput<Data extends object, Input>(
  mutate: (options: { variables: { input: Input } }) => Promise<MutationAnswer<Data>>,
  input: Input,
): Promise<NonNullable<Data[keyof Data]>> {
  const answer = await mutate({ variables: { input } });
  const [root] = Object.keys(answer.data ?? {}).filter((name) => name !== '__typename');
  return payloadOf(answer, root as keyof Data);
}
