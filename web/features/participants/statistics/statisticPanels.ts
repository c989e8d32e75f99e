/** The counts of the statistics, each with the address of the filtered list that it counts. */

import { listTexts } from '#texts/participantList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { statisticsTexts as texts } from '#texts/statistics.ts';
import { keyOf } from '../../../lib/ids.ts';
import { filterLabel } from '../scope/filterLabels.ts';
import { type Filter, type FilterName, filterValues } from '../scope/filterRules.ts';
import type { Filters } from '../scope/filters.ts';
import { listAddress, only } from '../scope/listAddress.ts';
import { sectionName } from '../scope/SectionName.tsx';
import type { StatisticsBoard_EditionFragment } from './StatisticsBoard.generated.ts';

export interface StatisticRow {
  label: string;
  /** Registrations. */
  count: number;
  /** Number of people, if each gives one answer for all registrations. */
  people?: number;
  /** Address of the list of the counted records; null if no filter selects them. */
  to: string | null;
}

export interface StatisticPanel {
  name: keyof typeof texts.panels;
  rows: StatisticRow[];
}

/** Labels of unknown answers; in the other panels only a format can be unknown. */
const unknownLabels: Partial<Record<FilterName, string>> = {
  tour: listTexts.tours.UNRECOGNIZED,
  tshirt: registrationTexts.tshirtSizes.UNRECOGNIZED,
};

const except = (value: string): Filter => ({ values: [value], isExcept: true });

type Participants = NonNullable<StatisticsBoard_EditionFragment['participants']>;
type Talks = NonNullable<StatisticsBoard_EditionFragment['talks']>;

export interface StatisticTotal {
  name: keyof typeof texts.totals;
  count: number;
  to: string;
}

/** The main numbers. People are counted in the complete list, which has a row for each registration. */
export const statisticTotals = (
  year: number | null,
  { totalCount, peopleCount, facets }: Participants,
  talks: Talks,
): StatisticTotal[] => [
  { name: 'registrations', count: totalCount, to: listAddress(year) },
  { name: 'people', count: peopleCount, to: listAddress(year) },
  { name: 'talks', count: talks.totalCount, to: listAddress(year, { thesis: except('NOT_EXPECTED') }) },
  { name: 'school', count: facets.schoolCount ?? 0, to: listAddress(year, { school: only('YES') }) },
];

/** All parts of the statistics except the days and unanswered questions; a null year means the current one. */
export function statisticPanels(
  year: number | null,
  { totalCount, facets }: Participants,
  talks: Talks,
): StatisticPanel[] {
  const row = (label: string, count: number, filters: Partial<Filters>) => ({
    label,
    count,
    to: listAddress(year, filters),
  });
  /** The values in their order, with the service's counts; a value that the service omits has none. */
  const rowsOf = (
    name: FilterName,
    counts: readonly { value: string | null; count: number; peopleCount?: number }[] | null,
  ): StatisticRow[] => {
    const known = filterValues(name).map((value) => {
      const found = counts?.find((it) => (it.value ?? '') === value);
      return {
        ...row(filterLabel(name, value), found?.count ?? 0, { [name]: only(value) }),
        ...(found?.peopleCount !== undefined && { people: found.peopleCount }),
      };
    });
    // What the portal does not know can be counted, but not filtered.
    const unknown = (counts ?? []).filter(({ value }) => value === 'UNRECOGNIZED');
    return [
      ...known,
      ...unknown.map(({ count, peopleCount: people }) => ({
        label: unknownLabels[name] ?? registrationTexts.formats.UNRECOGNIZED,
        count,
        ...(people !== undefined && { people }),
        to: null,
      })),
    ];
  };
  const school = facets.schoolCount ?? 0;
  return [
    { name: 'formats', rows: rowsOf('format', facets.requestedFormats) },
    { name: 'confirmedFormats', rows: rowsOf('confirmed', facets.confirmedFormats) },
    { name: 'statuses', rows: rowsOf('status', facets.statuses) },
    { name: 'theses', rows: rowsOf('thesis', facets.theses) },
    {
      name: 'missingFiles',
      rows: filterValues('files').map((kind) => {
        const there = talks.facets.files?.find(({ value }) => value === kind)?.count ?? 0;
        const filters = { files: except(kind), thesis: except('NOT_EXPECTED') };
        return row(filterLabel('files', kind), talks.totalCount - there, filters);
      }),
    },
    {
      name: 'school',
      rows: [
        row(texts.school.yes, school, { school: only('YES') }),
        row(texts.school.no, totalCount - school, { school: only('NO') }),
      ],
    },
    ...(facets.tours === null ? [] : [{ name: 'tours' as const, rows: rowsOf('tour', facets.tours) }]),
    ...(facets.tshirtSizes === null
      ? []
      : [{ name: 'tshirtSizes' as const, rows: rowsOf('tshirt', facets.tshirtSizes) }]),
    {
      name: 'sections',
      rows: (facets.effectiveSections ?? []).map(({ section, count }) =>
        section === null
          ? row(listTexts.filter.none.section, count, { section: only('') })
          : row(sectionName(section), count, { section: only(keyOf(section.id)) }),
      ),
    },
    {
      name: 'organizations',
      rows: facets.organizations.map(({ organization, count }) =>
        organization === null
          ? row(listTexts.filter.none.org, count, { org: only('') })
          : row(organization.name ?? listTexts.filter.unknownOrganization, count, {
              org: only(keyOf(organization.id)),
            }),
      ),
    },
  ];
}
