import type { Section } from '../generated/types.ts';
import { nameKey } from '../lib/ids.ts';
import type { Section as SectionRecord } from '../provider/records/references.ts';

export const toSection = (section: SectionRecord): Section => ({
  id: String(section.id),
  name: section.name,
  isListed: true,
  isActive: section.isActive,
  isPublic: section.isPublic,
  isOpenToTalks: section.takesTalks,
});

/** A list of sections; null if it could not be read, so that only names are missing (LST-09). */
export type ReadSections = readonly SectionRecord[] | null;

/** A section that the list lacks, or may lack. */
const withoutRecord = (sections: ReadSections, id: string, name: string | null): Section => ({
  id,
  name,
  isListed: sections === null ? null : false,
  isActive: null,
  isPublic: null,
  isOpenToTalks: null,
});

/** The section with an id; it has no name if the list lacks it or could not be read (LST-09). */
export function findSection(sections: ReadSections, id: number): Section {
  const found = sections?.find((section) => section.id === id);
  return found === undefined ? withoutRecord(sections, String(id), null) : toSection(found);
}

/** The section of a record that has the section's name and perhaps an id; without an id the name identifies it. */
export function findNamedSection(
  sections: ReadSections,
  { id, name }: { id: number | null; name: string | null },
): Section {
  const found = sections?.find((section) => (id === null ? section.name === name : section.id === id));
  if (found !== undefined) return toSection(found);
  return withoutRecord(sections, id === null ? nameKey(name ?? '') : String(id), name);
}
