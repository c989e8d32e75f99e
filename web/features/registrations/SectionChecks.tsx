import { Checkbox, Stack, Text } from '@mantine/core';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import type { OfferedSection } from './sections.ts';

interface SectionChecksProps {
  offered: readonly OfferedSection[];
  value: string[];
  onChange: (ids: string[]) => void;
}

const { dialog: texts } = registrationTexts;

/** Sections to listen to; those by invitation are shown but cannot be chosen (REG-01, REG-02). */
export function SectionChecks({ offered, value, onChange }: SectionChecksProps) {
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
