import { editionPath } from '../../../lib/editionPaths.ts';
import type { Filter } from './filterRules.ts';
import { type Filters, noFilters } from './filters.ts';
import { readView, type View, writeView } from './view.ts';

const emptyView = readView(new URLSearchParams());

/** The list of a year with these filters; null for the current year. */
export const listAddress = (
  year: number | null,
  filters: Partial<Filters> = {},
  { isCancelled = false, record = null }: Partial<Pick<View, 'isCancelled' | 'record'>> = {},
): string =>
  `${editionPath('users-list', year)}${writeView({ ...emptyView, isCancelled, record, filters: { ...noFilters, ...filters } })}`;

/** A filter with one value or several. */
export const only = (...values: string[]): Filter => ({ values, isExcept: false });
