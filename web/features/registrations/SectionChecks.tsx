import { Checkbox, Stack, Text } from '@mantine/core';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { type OfferedSection, stillOffered } from './sections.ts';

interface SectionChecksProps {
  offered: readonly OfferedSection[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

const { dialog: texts } = registrationTexts;

/**
 * Sections to listen to; those by invitation are shown but cannot be chosen (REG-01, REG-02). A section may have been
 * closed since it was chosen: then it is chosen no more.
 */
export function SectionChecks({ offered, value, onChange }: SectionChecksProps) {
  const chosen = stillOffered(value, offered);
  return (
    <Checkbox.Group
      size="md"
      label={texts.listening}
      description={texts.listeningHint}
      value={chosen}
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
          {offered.length === 0 ? texts.noSections : texts.chosen(chosen.length)}
        </Text>
      </Stack>
    </Checkbox.Group>
  );
}
