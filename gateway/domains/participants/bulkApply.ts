import { GraphQLError } from 'graphql';
import type { Context } from '../../context.ts';
import { GatewayError, ProviderRejection } from '../../errors.ts';
import type { ApplyBulkChangeInput, BulkChange, BulkItemInput, ResolversTypes } from '../../generated/resolvers.ts';
import { rejectionToUserErrors } from '../../graphql/userErrors.ts';
import { parseId } from '../../lib/ids.ts';
import { getParticipation } from '../../provider/participants.ts';
import { changeErrors, judge } from './bulk.ts';
import { changeRecord } from './change.ts';
import { versionOf } from './mapping.ts';

type Result = Awaited<ResolversTypes['BulkResult']>;

/** One request stays within its deadline, and the page has its progress. */
const mostItems = 50;
/** Changes of one request that are under way at once. */
const lanes = 4;

const resultOf = (id: string, outcome: Result['outcome'], rest: Partial<Result> = {}): Result => ({
  id,
  outcome,
  reason: null,
  message: null,
  conflict: null,
  participation: null,
  ...rest,
});

/** Judges a record by what it is now, so that a change that was made already is not sent again. */
async function apply(
  item: BulkItemInput,
  change: BulkChange,
  withoutPlace: boolean,
  context: Context,
): Promise<Result> {
  const { memo, provider, edition } = context;
  const id = parseId(item.id);
  if (id === null) return resultOf(item.id, 'SKIPPED', { reason: 'NOT_FOUND' });
  const record = await getParticipation(provider, id);
  const sections = await memo.sections(record.meeting_id ?? edition.meetingId);
  const verdict = judge(record, change, sections);
  if (verdict.outcome === 'UNCHANGED') return resultOf(item.id, 'UNCHANGED', { participation: record });
  if (verdict.outcome === 'SKIPPED') {
    return resultOf(item.id, 'SKIPPED', { reason: verdict.reason, participation: record });
  }
  const version = item.version ?? versionOf(record);
  const changed = await changeRecord(id, verdict.settings, { withoutPlace, version }, context);
  if (changed.conflict !== null) return resultOf(item.id, 'CONFLICT', { conflict: changed.conflict });
  return resultOf(item.id, 'CHANGED', { participation: changed.record });
}

/** What a record's failure means: one that fails does not stop the others. */
function failed(id: string, error: unknown): Result {
  if (error instanceof ProviderRejection) {
    const message = rejectionToUserErrors(error)
      .map((told) => told.message)
      .join(' ');
    return resultOf(id, 'REFUSED', { message });
  }
  if (!(error instanceof GatewayError)) throw error;
  if (error.code === 'NOT_FOUND') return resultOf(id, 'SKIPPED', { reason: 'NOT_FOUND' });
  if (error.code === 'FORBIDDEN') return resultOf(id, 'REFUSED', { message: error.message });
  return resultOf(id, 'FAILED', { message: error.message });
}

/** Changes records of a plan, a few at a time, with a result for each. */
export async function applyBulkChange({ items, change, withoutPlace = false }: ApplyBulkChangeInput, context: Context) {
  if (items.length > mostItems) {
    throw new GraphQLError(`At most ${mostItems} records`, { extensions: { code: 'BAD_USER_INPUT' } });
  }
  const userErrors = changeErrors(change, withoutPlace);
  if (userErrors.length > 0) return { results: [], userErrors };
  const results: Result[] = [];
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [at, item] of waiting) {
        results[at] = await apply(item, change, withoutPlace, context).catch((error: unknown) =>
          failed(item.id, error),
        );
      }
    }),
  );
  return { results, userErrors };
}
