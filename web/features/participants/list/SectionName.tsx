import { Text } from '@mantine/core';
import { typeset } from '../../../lib/typography.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';

/** A section, or in words why there is no name (LST-09). */
export function sectionName(section: { name: string | null } | null): string {
  if (section === null) return listTexts.sectionNone;
  return section.name ?? listTexts.sectionUnknown;
}

/** A section's name; what stands for a missing one is quieter. */
export function SectionName({ section }: { section: { name: string | null } | null }) {
  const name = sectionName(section);
  return section?.name ? (
    typeset(name)
  ) : (
    <Text component="span" size="sm" c="dimmed" inherit>
      {name}
    </Text>
  );
}
