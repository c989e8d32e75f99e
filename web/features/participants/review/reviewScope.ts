import { filterValues } from '../scope/filterRules.ts';
import type { View } from '../scope/view.ts';

/** What the review works through: what waits for a format, the whole list, or states that the list's filter chose. */
export type ReviewScope = 'waiting' | 'all' | 'filtered';

/** The states of each scope, as the address's filter has them. */
export const scopeStatuses = {
  waiting: ['AWAITING_FORMAT'],
  all: filterValues.status,
} as const satisfies Partial<Record<ReviewScope, readonly string[]>>;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** An address without states means what waits for a format; the whole list is a choice, which names every state. */
export function scopeOf({ filters: { status } }: View): ReviewScope {
  if (status.values.length === 0) return 'waiting';
  if (status.isExcept) return 'filtered';
  if (isSame(status.values, scopeStatuses.all)) return 'all';
  return isSame(status.values, scopeStatuses.waiting) ? 'waiting' : 'filtered';
}

/** The view of the list that holds the same records. */
export function listView(view: View): View {
  const scope = scopeOf(view);
  if (scope === 'filtered') return view;
  const values = scope === 'all' ? [] : scopeStatuses.waiting;
  return { ...view, filters: { ...view.filters, status: { values, isExcept: false } } };
}
