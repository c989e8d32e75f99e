import { Text } from '@mantine/core';
import { listTexts } from '#texts/participantList.ts';
import { isNameAwaited, type RecordSection } from '../../../lib/sections.ts';
import { typeset } from '../../../lib/typography.ts';

/** The name of a section, or a text that says why it is missing (LST-09, R27). */
export function sectionName(section: RecordSection | null): string {
  if (section === null) return listTexts.sectionNone;
  if (isNameAwaited(section)) return listTexts.sectionLoading;
  return section.name === null ? listTexts.sectionUnknown : typeset(section.name);
}

/** A section's name; the text for a missing name is dimmed. */
export function SectionName({ section }: { section: RecordSection | null }) {
  const name = sectionName(section);
  return section?.name ? (
    name
  ) : (
    <Text component="span" size="sm" c="dimmed" inherit>
      {name}
    </Text>
  );
}
