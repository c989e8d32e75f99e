import type { ResolversTypes } from '../../graphql/generated/resolvers.ts';
import { rejectionToUserErrors } from '../../graphql/userErrors.ts';
import { ConcurrencyLimiter } from '../../lib/concurrencyLimiter.ts';
import { badArgument, GatewayError, ProviderRejection } from '../../lib/errors.ts';
import type { Changed } from './change.ts';

export type Result = Awaited<ResolversTypes['BulkResult']>;

/** Keeps a request within its deadline, and lets the page show progress. */
const maxItems = 50;
const concurrentChanges = 4;
const runKeyPattern = /^[\w-]{8,64}$/;

export const resultOf = (id: string, outcome: Result['outcome'], rest: Partial<Result>): Result => ({
  id,
  outcome,
  reason: null,
  message: null,
  conflict: null,
  after: null,
  ...rest,
});

export const changedResult = (id: string, changed: Changed): Result =>
  changed.conflict !== null
    ? resultOf(id, 'CONFLICT', { conflict: changed.conflict })
    : resultOf(id, changed.isUnchanged ? 'UNCHANGED' : 'CHANGED', { after: changed.record });

/** The failure of one record does not stop the others. */
function failed(id: string, error: unknown): Result {
  if (error instanceof ProviderRejection) {
    const message = rejectionToUserErrors(error)
      .map((userError) => userError.message)
      .join(' ');
    return resultOf(id, 'REFUSED', { message });
  }
  // Once the session has ended, no other record can be changed either.
  if (!(error instanceof GatewayError) || error.code === 'UNAUTHENTICATED') throw error;
  if (error.code === 'NOT_FOUND') return resultOf(id, 'SKIPPED', { reason: 'NOT_FOUND' });
  if (error.code === 'FORBIDDEN') return resultOf(id, 'REFUSED', { message: error.message });
  return resultOf(id, 'FAILED', { message: error.message });
}

/** @throws GraphQLError for a request that the page never sends */
export function checkRun(items: readonly unknown[], runKeys: Record<string, string | null | undefined>): void {
  if (items.length > maxItems) throw badArgument('input.items', `At most ${maxItems} records`);
  for (const [name, runKey] of Object.entries(runKeys)) {
    if (runKey != null && !runKeyPattern.test(runKey)) {
      throw badArgument(`input.${name}`, '8 to 64 letters, digits, - and _');
    }
  }
}

/** Applies a change to each record, a few at a time, with a result a record in the order of the input. */
export async function applyEach<Item extends { registrationId: string }>(
  items: readonly Item[],
  apply: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limiter = new ConcurrencyLimiter({ most: concurrentChanges });
  const changed = (item: Item) =>
    limiter.run('', () => apply(item)).catch((error: unknown) => failed(item.registrationId, error));
  return Promise.all(items.map(changed));
}
