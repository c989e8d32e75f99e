import { Button, Group, Stack, Text } from '@mantine/core';
import type { Problem } from '../../lib/perform.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save was not done. */
  problem: Problem | null;
}

const texts = cabinetTexts.profile;

/** The save button, with a note about unsaved changes and about a failed call. */
export function SaveBar({ isDirty, isSaving, problem }: SaveBarProps) {
  return (
    <Stack gap="md">
      <ProblemAlert problem={problem}>{texts.notSaved}</ProblemAlert>
      <Group gap="md">
        <Button type="submit" loading={isSaving}>
          {problem === null ? texts.save : texts.retrySave}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {isDirty ? texts.unsaved : ''}
        </Text>
      </Group>
    </Stack>
  );
}
