import type { ParticipationFormat, ParticipationStatus, RegistrationFileKind } from '../../../generated/types.ts';
import { keyOf } from '../../../lib/ids.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import type { FilterName } from '../list/view.ts';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';

const { filter: texts } = listTexts;

/** A value of a filter with how many records have it; null while that is not known. */
export interface FilterChoice {
  value: string;
  label: string;
  count: number | null;
}

/** Names of sections and organisations by their keys in the address. */
export interface FilterNames {
  sections: ReadonlyMap<string, string>;
  organizations: ReadonlyMap<string, string>;
}

/** The names that the list's own counts hold. */
export const namesOf = ({ sections, organizations }: FilterPanel_FacetsFragment): FilterNames => ({
  sections: new Map(
    (sections ?? []).flatMap(({ section }) =>
      section ? [[keyOf(section.id), section.name ?? listTexts.sectionUnknown] as const] : [],
    ),
  ),
  organizations: new Map(
    organizations.flatMap(({ organization }) =>
      organization?.name ? [[keyOf(organization.id), organization.name] as const] : [],
    ),
  ),
});

/** A value of a filter in words. */
export function filterLabel(name: FilterName, value: string, names: FilterNames): string {
  switch (name) {
    case 'format':
      return registrationTexts.formats[value as ParticipationFormat];
    case 'confirmed':
      return value === '' ? texts.none.confirmed : registrationTexts.formats[value as ParticipationFormat];
    case 'status':
      return listTexts.statuses[value as ParticipationStatus];
    case 'files':
      return listTexts.files[value as RegistrationFileKind];
    case 'section':
      return value === '' ? texts.none.section : (names.sections.get(value) ?? texts.unknownSection(value));
    case 'org':
      return value === '' ? texts.none.org : (names.organizations.get(value) ?? texts.unknownOrganization);
  }
}

/** No filter takes a format that the service does not know. */
const canBeChosen = ({ format }: { format: ParticipationFormat | null }): boolean => format !== 'UNRECOGNIZED';

/** What each filter offers, with its counts; organisations are searched for by themselves. */
export function choicesOf(facets: FilterPanel_FacetsFragment): Record<Exclude<FilterName, 'org'>, FilterChoice[]> {
  const names = namesOf(facets);
  const choice = (name: FilterName, value: string, count: number) => ({
    value,
    label: filterLabel(name, value, names),
    count,
  });
  return {
    status: (facets.statuses ?? []).map(({ status, count }) => choice('status', status, count)),
    format: (facets.formats ?? []).filter(canBeChosen).map(({ format, count }) => choice('format', format, count)),
    confirmed: (facets.confirmedFormats ?? [])
      .filter(canBeChosen)
      .map(({ format, count }) => choice('confirmed', format ?? '', count)),
    section: (facets.sections ?? []).map(({ section, count }) =>
      choice('section', section ? keyOf(section.id) : '', count),
    ),
    files: (facets.files ?? []).map(({ kind, count }) => choice('files', kind, count)),
  };
}
