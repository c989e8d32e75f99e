import type { Schemas } from '../http/contract.ts';
import { historyName } from './history.ts';
import { requiredInstant } from './instants.ts';

/** A change of many records. */
export type Batch = ReturnType<typeof toBatch>;

export const toBatch = (wire: Schemas['Batch']) => ({
  key: wire.id,
  createdAt: requiredInstant(wire.created_at),
  authorName: wire.author_descr,
  recordCount: wire.records,
  /** How many of the batch's changes an undo restored. */
  undoneCount: wire.undone,
  /** The batch that this one undoes. */
  undoesKey: wire.undoes,
  fields: wire.fields.map(({ field, after, is_same }) => ({ field: historyName(field), after, isSame: is_same })),
});
