import { hideForbidden, type Problem, ProviderRejection } from '../../lib/errors.ts';
import type { ProviderClient } from '../http/client.ts';
import type { Schemas } from '../http/contract.ts';
import { mismatch } from '../http/mismatches.ts';
import { type HistoryEntry, toHistoryEntry } from '../records/history.ts';

/** The changes of one record, oldest first. */
export const getParticipationHistory = async (client: ProviderClient, id: number) =>
  (await client.call('getParticipationHistory', 'HistoryList', { query: { id } }).catch(hideForbidden)).data.map(
    toHistoryEntry,
  );

/** The changes since the version that a moderator saw, oldest first. */
export interface Conflict {
  changes: HistoryEntry[];
}

/** Another moderator changed the record meanwhile; nothing was overwritten. */
export class ParticipationConflict extends ProviderRejection {
  readonly conflict: Conflict;

  constructor(status: number, problems: Problem[], conflict: Conflict) {
    super(status, problems);
    this.conflict = conflict;
  }
}

const isConflict = (body: unknown): body is Schemas['ConflictRefusal'] => mismatch('ConflictRefusal', body) === null;

/** Rethrows the rejection of a change; a conflict becomes a ParticipationConflict. */
export function throwConflict(error: unknown): never {
  if (!(error instanceof ProviderRejection) || !isConflict(error.body)) throw error;
  const { detail, conflict } = error.body;
  throw new ParticipationConflict(error.status, [{ path: [], text: detail }], {
    changes: conflict.changes.map(toHistoryEntry),
  });
}
