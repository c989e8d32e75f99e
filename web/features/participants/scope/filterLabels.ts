import { listTexts } from '#texts/participantList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import type {
  ParticipationFormat,
  ParticipationStatus,
  RegistrationFileKind,
  ThesisState,
  TourChoice,
} from '../../../generated/types.ts';
import { formatDate } from '../../../lib/dates.ts';
import { keyOf } from '../../../lib/ids.ts';
import type { RecordSection } from '../../../lib/sections.ts';
import { type FilterName, type Filters, filterNames, rangeOf } from './filters.ts';
import { sectionName } from './SectionName.tsx';

const { filter: texts } = listTexts;

/** Names of sections and organisations by their keys in the address. */
export interface FilterNames {
  sections: ReadonlyMap<string, string>;
  organizations: ReadonlyMap<string, string>;
}

/** The counts of a list, which hold the names of sections and organisations. */
interface NamedCounts {
  effectiveSections: readonly { section: (RecordSection & { id: string }) | null }[] | null;
  organizations: readonly { organization: { id: string; name: string | null } | null }[];
}

/** The names that the list's own counts hold. */
export const namesOf = ({ effectiveSections: sections, organizations }: NamedCounts): FilterNames => ({
  sections: new Map(
    (sections ?? []).flatMap(({ section }) => (section ? [[keyOf(section.id), sectionName(section)] as const] : [])),
  ),
  organizations: new Map(
    organizations.flatMap(({ organization }) =>
      organization?.name ? [[keyOf(organization.id), organization.name] as const] : [],
    ),
  ),
});

/** A range of registration days in words. */
function rangeLabel(value: string): string {
  const { from, to } = rangeOf(value);
  if (from !== null && from === to) return formatDate(from);
  return [from && texts.range.since(formatDate(from)), to && texts.range.until(formatDate(to))]
    .filter(Boolean)
    .join(' ');
}

/** What stands for records that have no value. */
const noneOf: Partial<Record<FilterName, string>> = texts.none;

/** A value of a filter in words. */
export function filterLabel(name: FilterName, value: string, names?: FilterNames): string {
  const none = noneOf[name];
  if (value === '' && none !== undefined) return none;
  switch (name) {
    case 'effective':
    case 'format':
    case 'confirmed':
      return registrationTexts.formats[value as ParticipationFormat];
    case 'status':
      return listTexts.statuses[value as ParticipationStatus];
    case 'files':
      return listTexts.files[value as RegistrationFileKind];
    case 'section':
      return names?.sections.get(value) ?? texts.unknownSection(value);
    case 'org':
      return names?.organizations.get(value) ?? texts.unknownOrganization;
    case 'thesis':
      return listTexts.theses[value as ThesisState];
    case 'untitled':
    case 'double':
      return texts.warnings[name];
    case 'created':
      return rangeLabel(value);
    case 'school':
      return listTexts.isSchool[value as 'YES' | 'NO'];
    case 'tour':
      return listTexts.tours[value as TourChoice];
    case 'tshirt':
      return value;
    case 'days':
    case 'day':
      return texts.day(value);
    case 'track':
      return texts.track(value);
    case 'slot':
      return texts.slot(value);
    case 'clash':
      return texts.clash;
  }
}

/** Each value that narrows a list, in words. */
export const filterTexts = (filters: Filters, names: FilterNames) =>
  filterNames.flatMap((name) => {
    const { values, isExcept } = filters[name];
    return values.map((value) => {
      const label = filterLabel(name, value, names);
      const isPlanned = name === 'slot' && value === '';
      const chosen = !isExcept ? label : isPlanned ? texts.hasSlot : texts.isExcept(label);
      return { name, value, text: `${texts.names[name]}: ${chosen}` };
    });
  });
