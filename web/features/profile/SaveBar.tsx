import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save did not reach the service. */
  failure: string | null;
}

const texts = cabinetTexts.profile;

/** The save button, with a note about unsaved changes and about a failed call. */
export function SaveBar({ isDirty, isSaving, failure }: SaveBarProps) {
  return (
    <Stack gap="md">
      {failure === null ? null : (
        <Alert color="red" title={failure}>
          {texts.notSaved}
        </Alert>
      )}
      <Group gap="md">
        <Button type="submit" loading={isSaving}>
          {failure === null ? texts.save : texts.retrySave}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {isDirty ? texts.unsaved : ''}
        </Text>
      </Group>
    </Stack>
  );
}
