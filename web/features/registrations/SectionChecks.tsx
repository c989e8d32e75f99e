import { Checkbox, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { registrationTexts } from '#texts/registrations.ts';
import { typeset } from '../../lib/typography.ts';
import { type OfferedSection, stillOffered } from './sections.ts';

interface SectionChecksProps {
  form: UseFormReturnType<{ listeningSectionIds: string[] }>;
  offered: readonly OfferedSection[];
}

const { dialog: texts } = registrationTexts;

/**
 * Sections to listen to; those by invitation are shown but cannot be chosen (REG-01, REG-02). A chosen section that has been
 * closed since is removed from the choice.
 */
export function SectionChecks({ form, offered }: SectionChecksProps) {
  const chosen = stillOffered(form.useWatchValue('listeningSectionIds'), offered);
  return (
    <Checkbox.Group
      size="md"
      label={texts.listening}
      description={texts.listeningHint}
      {...form.getInputProps('listeningSectionIds')}
      value={chosen}
    >
      <Stack gap="xs" mt="sm">
        {offered.map(({ id, name, disabled }) => (
          <Checkbox
            key={id}
            value={id}
            disabled={disabled}
            label={typeset(name)}
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
