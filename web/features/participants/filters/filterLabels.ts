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

/** Names of sections by id, as the list's own counts tell them. */
export function sectionNames(facets: FilterPanel_FacetsFragment | undefined): ReadonlyMap<string, string> {
  return new Map(
    (facets?.sections ?? []).flatMap(({ section }) =>
      section ? [[keyOf(section.id), section.name ?? listTexts.sectionUnknown] as const] : [],
    ),
  );
}

/** A value of a filter in words. */
export function filterLabel(name: FilterName, value: string, sections: ReadonlyMap<string, string>): string {
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
      return value === '' ? texts.none.section : (sections.get(value) ?? texts.unknownSection(value));
    case 'org':
      return value === '' ? texts.none.org : value;
  }
}

/** What each filter offers, with its counts; organisations are searched for by themselves. */
export function choicesOf(facets: FilterPanel_FacetsFragment): Record<Exclude<FilterName, 'org'>, FilterChoice[]> {
  const sections = sectionNames(facets);
  const choice = (name: FilterName, value: string, count: number) => ({
    value,
    label: filterLabel(name, value, sections),
    count,
  });
  return {
    status: (facets.statuses ?? []).map(({ status, count }) => choice('status', status, count)),
    format: (facets.formats ?? []).map(({ format, count }) => choice('format', format, count)),
    confirmed: (facets.confirmedFormats ?? []).map(({ format, count }) =>
      choice('confirmed', format === 'NONE' ? '' : format, count),
    ),
    section: (facets.sections ?? []).map(({ section, count }) =>
      choice('section', section ? keyOf(section.id) : '', count),
    ),
    files: (facets.files ?? []).map(({ kind, count }) => choice('files', kind, count)),
  };
}
