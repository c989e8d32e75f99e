import type { Schemas } from '../http/contract.ts';
import { requiredInstant } from './instants.ts';

/** A named view of lists. */
export const toListView = ({ id, name, query, author_descr, updated_at }: Schemas['ListView']) => ({
  key: String(id),
  name,
  query,
  authorName: author_descr,
  updatedAt: requiredInstant(updated_at),
});
