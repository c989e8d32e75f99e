/** Which values the parts of a filter accept. */
import type { DateRange, FileFilter } from '../../generated/types.ts';
import { fileKinds } from '../rows.ts';

export type Accepts = (value: never) => boolean;

interface Choice {
  values?: readonly unknown[];
  withNone?: boolean;
  exclude?: boolean;
}

/** The named values; null selects rows without a value. 'Кроме' inverts the choice. */
export function named({ values, withNone, exclude = false }: Choice) {
  const accepted = new Set<unknown>(values ?? []);
  if (withNone) accepted.add(null);
  return (value: unknown): boolean => accepted.has(value) !== exclude;
}

/** Any of the named bits, or none at all. */
export const anyBit =
  (bits: number, { withNone, exclude = false }: Choice) =>
  (has: number): boolean =>
    ((has & bits) !== 0 || (has === 0 && withNone === true)) !== exclude;

export const anyFile = ({ kinds, ...choice }: FileFilter) =>
  anyBit(
    fileKinds.reduce((bits, kind, bit) => ((kinds ?? fileKinds).includes(kind) ? bits | (1 << bit) : bits), 0),
    choice,
  );

/** Days are compared as texts: they are written as YYYY-MM-DD. */
export const within =
  ({ from, to }: DateRange) =>
  (day: string | null): boolean =>
    day !== null && (from == null || day >= from) && (to == null || day <= to);

export const is = (wanted: boolean) => (value: boolean) => value === wanted;
