import type { Section } from '../../generated/types.ts';
import type * as records from '../../provider/records.ts';

export const toSection = (section: records.Section): Section => ({
  id: String(section.id),
  name: section.name,
  isActive: section.is_active,
  isPublic: section.is_public,
  takesTalks: section.is_speaker,
});

/** An unknown id gives a section without a name (LST-09). */
export function findSection(sections: readonly records.Section[], id: number): Section {
  const found = sections.find((section) => section.id === id);
  if (found !== undefined) return toSection(found);
  return { id: String(id), name: null, isActive: false, isPublic: false, takesTalks: false };
}
