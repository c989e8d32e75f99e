/** The counts of the statistics, each with the address of the filtered list that it counts. */
import type {
  ParticipationFormatChoice,
  ParticipationStatus,
  RegistrationFileKind,
  ThesisState,
  TourDecision,
  TshirtSize,
} from '../../../generated/types.ts';
import { editionPath } from '../../../lib/editionPaths.ts';
import { keyOf } from '../../../lib/ids.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { statisticsTexts as texts } from '../../../texts/ru/statistics.ts';
import { type Filter, type FilterName, type Filters, noFilters } from '../list/filters.ts';
import { sectionName } from '../list/SectionName.tsx';
import { readView, writeView } from '../list/view.ts';
import type { StatisticsBoard_EditionFragment } from './StatisticsBoard.generated.ts';

export interface StatisticRow {
  label: string;
  /** Registrations. */
  count: number;
  /** People, where each gives one answer for all of their registrations. */
  people?: number;
  /** Address of the list of the counted records; null if no filter selects them. */
  to: string | null;
}

export type PanelName =
  | 'formats'
  | 'confirmedFormats'
  | 'statuses'
  | 'sections'
  | 'organizations'
  | 'theses'
  | 'missingFiles'
  | 'tours'
  | 'tshirtSizes'
  | 'school';

export interface StatisticPanel {
  name: PanelName;
  rows: StatisticRow[];
}

const formats: readonly ParticipationFormatChoice[] = ['LISTENER', 'SPEAKER', 'POSTER'];
const statuses: readonly ParticipationStatus[] = ['AWAITING_FORMAT', 'AWAITING_PERSON', 'CONFIRMED'];
const theses: readonly ThesisState[] = ['COMPLETE', 'INCOMPLETE', 'MISSING', 'NOT_EXPECTED'];
const kinds: readonly RegistrationFileKind[] = ['THESIS_DOCUMENT', 'THESIS_PDF', 'EXPERT_CONCLUSION'];
const tours: readonly TourDecision[] = ['ATTENDING', 'DECLINED'];
const sizes: readonly TshirtSize[] = ['S', 'M', 'L', 'XL'];

const emptyView = readView(new URLSearchParams());

/** The list of the current edition with these filters. */
export const listAddress = (filters: Partial<Filters> = {}): string =>
  `${editionPath('users-list', null)}${writeView({ ...emptyView, filters: { ...noFilters, ...filters } })}`;

const only = (...values: string[]): Filter => ({ values, isExcept: false });
const except = (...values: string[]): Filter => ({ values, isExcept: true });

interface Counted {
  count: number;
  peopleCount?: number;
}

/** The values in their order with the counts that the service gave; a value that it passed over has none. */
function countsOf<Value extends string>(
  name: FilterName,
  values: readonly Value[],
  labels: Record<Value, string>,
  find: (value: Value | null) => Counted | undefined,
  none?: string,
): StatisticRow[] {
  const rowOf = (label: string, value: Value | null) => {
    const { count, peopleCount } = find(value) ?? { count: 0 };
    const to = listAddress({ [name]: only(value ?? '') });
    return { label, count, to, ...(peopleCount !== undefined && { people: peopleCount }) };
  };
  const rows = values.map((value) => rowOf(labels[value], value));
  return none === undefined ? rows : [...rows, rowOf(none, null)];
}

type Participants = NonNullable<StatisticsBoard_EditionFragment['participants']>;
type Talks = NonNullable<StatisticsBoard_EditionFragment['talks']>;

/** A format that this portal does not know can be counted, not filtered. */
function unknownFormats(counts: readonly { format: string | null; count: number }[] | null): StatisticRow[] {
  const found = counts?.find(({ format }) => format === 'UNRECOGNIZED');
  return found ? [{ label: registrationTexts.formats.UNRECOGNIZED, count: found.count, to: null }] : [];
}

function namedRows(
  name: 'section' | 'org',
  counts: readonly { named: { id: string; name: string } | null; count: number }[],
  none: string,
): StatisticRow[] {
  return counts.map(({ named, count }) => ({
    label: named === null ? none : named.name,
    count,
    to: listAddress({ [name]: only(named === null ? '' : keyOf(named.id)) }),
  }));
}

const missingFiles = ({ totalCount, facets }: Talks): StatisticRow[] =>
  kinds.map((kind) => ({
    label: listTexts.files[kind],
    count: totalCount - (facets.files?.find((file) => file.kind === kind)?.count ?? 0),
    to: listAddress({ files: except(kind), thesis: except('NOT_EXPECTED') }),
  }));

/** Every part of the statistics but the days. */
export function statisticPanels({ totalCount, facets }: Participants, talks: Talks): StatisticPanel[] {
  const { none } = listTexts.filter;
  const format = (counts: typeof facets.confirmedFormats) => (value: string | null) =>
    counts?.find((it) => it.format === value);
  const school = facets.schoolCount ?? 0;
  return [
    {
      name: 'formats',
      rows: [
        ...countsOf('format', formats, registrationTexts.formats, format(facets.formats)),
        ...unknownFormats(facets.formats),
      ],
    },
    {
      name: 'confirmedFormats',
      rows: [
        ...countsOf('confirmed', formats, registrationTexts.formats, format(facets.confirmedFormats), none.confirmed),
        ...unknownFormats(facets.confirmedFormats),
      ],
    },
    {
      name: 'statuses',
      rows: countsOf('status', statuses, listTexts.statuses, (value) =>
        facets.statuses?.find(({ status }) => status === value),
      ),
    },
    {
      name: 'theses',
      rows: countsOf('thesis', theses, listTexts.theses, (value) =>
        facets.theses?.find(({ state }) => state === value),
      ),
    },
    { name: 'missingFiles', rows: missingFiles(talks) },
    {
      name: 'school',
      rows: [
        { label: texts.school.yes, count: school, to: listAddress({ school: only('YES') }) },
        { label: texts.school.no, count: totalCount - school, to: listAddress({ school: only('NO') }) },
      ],
    },
    {
      name: 'tours',
      rows: countsOf(
        'tour',
        tours,
        listTexts.tours,
        (value) => facets.tours?.find(({ decision }) => decision === value),
        none.tour,
      ),
    },
    {
      name: 'tshirtSizes',
      rows: countsOf(
        'tshirt',
        sizes,
        { S: 'S', M: 'M', L: 'L', XL: 'XL' },
        (value) => facets.tshirtSizes?.find(({ size }) => size === value),
        none.tshirt,
      ),
    },
    {
      name: 'sections',
      rows: namedRows(
        'section',
        (facets.sections ?? []).map(({ section, count }) => ({
          named: section && { id: section.id, name: sectionName(section) },
          count,
        })),
        none.section,
      ),
    },
    {
      name: 'organizations',
      rows: namedRows(
        'org',
        facets.organizations.map(({ organization, count }) => ({
          named: organization && {
            id: organization.id,
            name: organization.name ?? listTexts.filter.unknownOrganization,
          },
          count,
        })),
        none.org,
      ),
    },
  ];
}
