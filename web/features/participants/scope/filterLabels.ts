import { listTexts } from '#texts/participantList.ts';
import { keyOf } from '../../../lib/ids.ts';
import type { RecordSection } from '../../../lib/sections.ts';
import { type FilterName, type FilterNames, filterNames, filterRules } from './filterRules.ts';
import type { Filters } from './filters.ts';
import { sectionName } from './SectionName.tsx';

const { filter: texts } = listTexts;

/** The counts of a list, which contain the names of sections and organisations. */
interface NamedCounts {
  effectiveSections: readonly { section: (RecordSection & { id: string }) | null }[] | null;
  organizations: readonly { organization: { id: string; name: string | null } | null }[];
}

/** The names in the list's own counts. */
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

/** The labels for records without a value. */
const noneOf: Partial<Record<FilterName, string>> = texts.none;

/** A value of a filter in words. */
export const filterLabel = (name: FilterName, value: string, names?: FilterNames): string =>
  (value === '' ? noneOf[name] : undefined) ?? filterRules[name].label(value, names);

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
