import type { DateRange, ParticipantFilter } from '../../generated/types.ts';
import { parseId } from '../../lib/ids.ts';
import { dayBits, fileKinds, type Row } from '../rows.ts';
import type { Facet, ParticipantList } from './sortedList.ts';

/** The value of a row by which each part of a filter decides; that of a place depends on the other rows. */
const facets = {
  requestedFormat: (row: Row) => row.details?.format,
  confirmedFormat: (row: Row) => row.details?.confirmedFormat,
  effectiveFormat: (row: Row) => row.details?.confirmedFormat ?? row.details?.format,
  status: (row: Row) => row.details?.status,
  effectiveSection: (row: Row) => row.details?.sectionId ?? null,
  organization: (row: Row) => row.organization?.id ?? null,
  files: (row: Row) => row.details?.files ?? 0,
  thesis: (row: Row) => row.details?.thesis,
  createdOn: (row: Row) => row.details?.createdOn ?? null,
  isSchool: (row: Row) => row.details?.isSchool ?? false,
  tour: (row: Row) => row.details?.tour ?? null,
  tshirtSize: (row: Row) => row.details?.tshirtSize ?? null,
  attendanceDays: (row: Row) => row.details?.days ?? 0,
  talkDay: (row: Row) => row.details?.record.talkDay || null,
  talkTrack: (row: Row) => row.details?.record.talkTrack || null,
  talkSlot: (row: Row) => row.details?.record.talkSlot || null,
  isTitleMissing: (row: Row) => row.details?.lacksTitle ?? false,
  hasPossibleDouble: (row: Row, list: ParticipantList) => list.doubles().has(row),
  hasPlaceClash: (row: Row, list: ParticipantList) =>
    (list.rowsByPlace().get(row.details?.place ?? '')?.length ?? 0) > 1,
};

export type FacetName = keyof typeof facets;

export const facetOf = (list: ParticipantList, name: FacetName): Facet =>
  list.facet<unknown>(name, (row) => facets[name](row, list));

export type Accepts = (value: never) => boolean;

interface Choice {
  withNone?: boolean;
  exclude?: boolean;
}

/** 'Кроме' inverts a choice. */
const choose = (isNamed: Accepts, { exclude }: Choice): Accepts => (exclude ? (value) => !isNamed(value) : isNamed);

/** The named values; null selects rows without a value. */
function named(values: readonly unknown[] | undefined, choice: Choice): Accepts {
  const accepted = new Set<unknown>(values ?? []);
  if (choice.withNone) accepted.add(null);
  return choose((value) => accepted.has(value), choice);
}

/** Any of the named bits, or none at all. */
const anyBit = (bits: number, choice: Choice): Accepts =>
  choose((has: number) => (has & bits) !== 0 || (has === 0 && choice.withNone === true), choice);

/** Days are compared as texts: they are written as YYYY-MM-DD. */
const within =
  ({ from, to }: DateRange): Accepts =>
  (day: string | null) =>
    day !== null && (from == null || day >= from) && (to == null || day <= to);

const byValue = [
  'requestedFormat',
  'confirmedFormat',
  'effectiveFormat',
  'status',
  'thesis',
  'tour',
  'tshirtSize',
] as const;
const byFact = ['isSchool', 'isTitleMissing', 'hasPossibleDouble', 'hasPlaceClash'] as const;
const byNumber = ['talkDay', 'talkTrack', 'talkSlot'] as const;

/** What each given part of a filter accepts. */
export function conditionsOf(filter: ParticipantFilter): Map<FacetName, Accepts> {
  const conditions = new Map<FacetName, Accepts>();
  for (const name of [...byValue, ...byNumber]) {
    const choice = filter[name];
    if (choice) conditions.set(name, named(choice.values, choice));
  }
  const { effectiveSection, organization, files, createdOn, attendanceDays } = filter;
  if (effectiveSection) {
    const ids = (effectiveSection.ids ?? []).map(parseId);
    conditions.set('effectiveSection', named(ids, effectiveSection));
  }
  if (organization) conditions.set('organization', named(organization.ids, organization));
  if (files) {
    const kinds = files.kinds ?? fileKinds;
    const bits = fileKinds.reduce((all, kind, bit) => (kinds.includes(kind) ? all | (1 << bit) : all), 0);
    conditions.set('files', anyBit(bits, files));
  }
  if (createdOn) conditions.set('createdOn', within(createdOn));
  for (const name of byFact) {
    const wanted = filter[name];
    if (wanted != null) conditions.set(name, (value: boolean) => value === wanted);
  }
  if (attendanceDays) conditions.set('attendanceDays', anyBit(dayBits(attendanceDays.values ?? []), attendanceDays));
  return conditions;
}
