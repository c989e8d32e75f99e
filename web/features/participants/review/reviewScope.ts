import { filterValues } from '../scope/filterRules.ts';
import type { View } from '../scope/view.ts';

/** The records of a review: those that wait for a format, all, or those with the states of the list's filter. */
export type ReviewScope = 'waiting' | 'all' | 'filtered';

/** The states of each scope, as values of the address's filter. */
export const scopeStatuses = {
  waiting: ['AWAITING_FORMAT'],
  all: filterValues('status'),
} as const satisfies Partial<Record<ReviewScope, readonly string[]>>;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** Without states in the address: records that wait for a format. With every state: all records. */
export function scopeOf({ filters: { status } }: View): ReviewScope {
  if (status.values.length === 0) return 'waiting';
  if (status.isExcept) return 'filtered';
  if (isSame(status.values, scopeStatuses.all)) return 'all';
  return isSame(status.values, scopeStatuses.waiting) ? 'waiting' : 'filtered';
}

/** The view of the list with the same records. */
export function listView(view: View): View {
  const scope = scopeOf(view);
  if (scope === 'filtered') return view;
  const values = scope === 'all' ? [] : scopeStatuses.waiting;
  return { ...view, filters: { ...view.filters, status: { values, isExcept: false } } };
}
