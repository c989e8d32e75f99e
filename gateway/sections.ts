import type { Section } from './generated/resolvers.ts';
import type { Schemas } from './provider/contract.ts';

/** A section as the schema tells it. */
export const toSection = (section: Schemas['Section']): Section => ({
  id: String(section.id),
  name: section.name,
  isActive: section.is_active,
  isPublic: section.is_public,
  takesTalks: section.is_speaker,
});

/** The section of an id; without a name where the list does not know it (LST-09). */
export function findSection(sections: Schemas['Section'][], id: number): Section {
  const found = sections.find((section) => section.id === id);
  if (found !== undefined) return toSection(found);
  return { id: String(id), name: null, isActive: false, isPublic: false, takesTalks: false };
}
