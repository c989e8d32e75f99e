import type { Context } from '../../context.ts';
import { badArgument, GatewayError, ProviderRejection } from '../../errors.ts';
import type { ResolversTypes } from '../../generated/resolvers.ts';
import type { ApplyBulkChangeInput, BulkChange, BulkItemInput } from '../../generated/types.ts';
import { rejectionToUserErrors } from '../../graphql/userErrors.ts';
import { parseId } from '../../lib/ids.ts';
import { toNodeId } from '../../lib/nodeIds.ts';
import { getParticipation } from '../../provider/participants.ts';
import { changeErrors, decide } from './bulk.ts';
import { changeRecord } from './change.ts';
import { versionOf } from './mapping.ts';

type Result = Awaited<ResolversTypes['BulkResult']>;

/** Keeps a request within its deadline, and lets the page show progress. */
const maxItems = 50;
const concurrentChanges = 4;

const resultOf = (id: string, outcome: Result['outcome'], rest: Partial<Result> = {}): Result => ({
  id: toNodeId('Registration', id),
  outcome,
  reason: null,
  message: null,
  conflict: null,
  registration: null,
  ...rest,
});

/** Decides by the record's present state, so that the gateway does not repeat a change that is already made. */
async function apply(item: BulkItemInput, change: BulkChange, context: Context): Promise<Result> {
  const { loaders, provider, edition } = context;
  const id = parseId(item.id);
  if (id === null) return resultOf(item.id, 'SKIPPED', { reason: 'NOT_FOUND' });
  const record = await getParticipation(provider, id);
  const sections = await loaders.sections(record.meeting_id ?? edition.meetingId);
  const decision = decide(record, change, sections, edition);
  if (decision.outcome === 'UNCHANGED') return resultOf(item.id, 'UNCHANGED', { registration: record });
  if (decision.outcome === 'SKIPPED') {
    return resultOf(item.id, 'SKIPPED', { reason: decision.reason, registration: record });
  }
  const version = item.version ?? versionOf(record);
  const changed = await changeRecord(record, change, decision.settings, version, context);
  if (changed.conflict !== null) return resultOf(item.id, 'CONFLICT', { conflict: changed.conflict });
  return resultOf(item.id, 'CHANGED', { registration: changed.record });
}

/** The failure of one record does not stop the others. */
function failed(id: string, error: unknown): Result {
  if (error instanceof ProviderRejection) {
    const message = rejectionToUserErrors(error)
      .map((userError) => userError.message)
      .join(' ');
    return resultOf(id, 'REFUSED', { message });
  }
  // Without a session no other record can be changed either.
  if (!(error instanceof GatewayError) || error.code === 'UNAUTHENTICATED') throw error;
  if (error.code === 'NOT_FOUND') return resultOf(id, 'SKIPPED', { reason: 'NOT_FOUND' });
  if (error.code === 'FORBIDDEN') return resultOf(id, 'REFUSED', { message: error.message });
  return resultOf(id, 'FAILED', { message: error.message });
}

export async function applyBulkChange({ items, change }: ApplyBulkChangeInput, context: Context) {
  if (items.length > maxItems) {
    throw badArgument('input.items', `At most ${maxItems} records`);
  }
  const userErrors = changeErrors(change);
  if (userErrors.length > 0) return { results: [], userErrors };
  const results: Result[] = [];
  const waiting = items.entries();
  await Promise.all(
    Array.from({ length: concurrentChanges }, async () => {
      for (const [at, item] of waiting) {
        results[at] = await apply(item, change, context).catch((error: unknown) => failed(item.id, error));
      }
    }),
  );
  return { results, userErrors };
}
