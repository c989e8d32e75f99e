import { Checkbox, Stack, Text } from '@mantine/core';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import type { OfferedSection, SectionList } from './sections.ts';

interface SectionChecksProps {
  sections: SectionList;
  offered: readonly OfferedSection[];
  value: string[];
  onChange: (ids: string[]) => void;
}

const { dialog: texts, sectionsWhat } = registrationTexts;

/** Sections to listen to; those by invitation are shown but cannot be chosen (REG-01, REG-02). */
export function SectionChecks({ sections, offered, value, onChange }: SectionChecksProps) {
  if (sections.items === null) {
    return <LoadFailure error={sections.error} what={sectionsWhat} onRetry={sections.retry} />;
  }
  return (
    <Checkbox.Group
      size="md"
      label={texts.listening}
      description={texts.listeningHint}
      value={value}
      onChange={onChange}
    >
      <Stack gap="xs" mt="sm">
        {offered.map(({ id, name, disabled }) => (
          <Checkbox
            key={id}
            value={id}
            disabled={disabled}
            label={name}
            {...(disabled ? { description: texts.byInvitation } : {})}
          />
        ))}
        <Text size="sm" c="dimmed" aria-live="polite">
          {offered.length === 0 ? texts.noSections : texts.chosen(value.length)}
        </Text>
      </Stack>
    </Checkbox.Group>
  );
}
