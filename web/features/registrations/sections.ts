/** Which sections the dialogs offer (REG-02). */
import type { SectionChoice_SectionFragment } from './SectionChoice.generated.ts';

/** The sections that the screen has loaded. */
export interface SectionList {
  /** Null if they could not be loaded. */
  items: readonly SectionChoice_SectionFragment[] | null;
  error: unknown;
  retry: () => unknown;
}

/** A section as a checkbox or a radio. */
export interface OfferedSection {
  id: string;
  name: string;
  /** By invitation: shown, but cannot be chosen. */
  disabled: boolean;
}

/** The forum's sections without that of the school, which has a separate registration (REG-13). */
export function forumSections(
  sections: readonly SectionChoice_SectionFragment[] | null,
  school: { section: { id: string } },
): readonly SectionChoice_SectionFragment[] | null {
  return sections?.filter(({ id }) => id !== school.section.id) ?? null;
}

const named = ({ id, name, isPublic }: SectionChoice_SectionFragment): OfferedSection[] =>
  name === null ? [] : [{ id, name, disabled: !isPublic }];

/** Sections to listen to: every active one; those by invitation are disabled unless the registration has them. */
export function listeningSections(
  sections: readonly SectionChoice_SectionFragment[],
  chosen: readonly string[] = [],
): OfferedSection[] {
  return sections
    .filter(({ isActive }) => isActive)
    .flatMap(named)
    .map((section) => (chosen.includes(section.id) ? { ...section, disabled: false } : section));
}

/** The chosen sections that can still be chosen: a section may be closed after it was chosen. */
export function stillOffered(ids: readonly string[], offered: readonly OfferedSection[]): string[] {
  return ids.filter((chosen) => offered.some(({ id, disabled }) => id === chosen && !disabled));
}

/**
 * Sections to present in: active, public and open to talks, which include posters; those by invitation disabled
 * (REG-02).
 */
export function talkSections(sections: readonly SectionChoice_SectionFragment[]): OfferedSection[] {
  return sections
    .filter(({ isActive, isPublic, isOpenToTalks }) => isActive && (isOpenToTalks || !isPublic))
    .flatMap(named);
}
