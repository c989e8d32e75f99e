import type { Section } from '../../generated/types.ts';
import { nameKey } from '../../lib/ids.ts';
import type * as records from '../../provider/records.ts';

export const toSection = (section: records.Section): Section => ({
  id: String(section.id),
  name: section.name,
  isActive: section.is_active,
  isPublic: section.is_public,
  takesTalks: section.is_speaker,
});

const unlisted = (id: string, name: string | null): Section => ({
  id,
  name,
  isActive: null,
  isPublic: null,
  takesTalks: null,
});

/** An unknown id gives a section without a name (LST-09). */
export function findSection(sections: readonly records.Section[], id: number): Section {
  const found = sections.find((section) => section.id === id);
  return found === undefined ? unlisted(String(id), null) : toSection(found);
}

/** The section of a record that holds a name, and an id or none; without an id the name identifies it. */
export function findNamedSection(
  sections: readonly records.Section[],
  { id, name }: { id: number | null; name: string | null },
): Section {
  const found = sections.find((section) => (id === null ? section.name === name : section.id === id));
  if (found !== undefined) return toSection(found);
  return unlisted(id === null ? nameKey(name ?? '') : String(id), name);
}
