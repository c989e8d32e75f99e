import { Paper, Stack } from '@mantine/core';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { Record_RegistrationFragment } from './Record.generated.ts';
import { fileRows, requestRows, wishRows } from './recordRows.tsx';

const { groups } = recordTexts;

/** What a decision needs, beside the form: request, wishes and files. */
export function EditFacts({ registration }: { registration: Record_RegistrationFragment }) {
  return (
    <Paper withBorder p="md" bg="transparent">
      <Stack gap="md">
        <FieldGroup title={groups.request} rows={requestRows(registration)} />
        <FieldGroup title={groups.wishes} rows={wishRows(registration)} />
        <FieldGroup title={groups.files} rows={fileRows(registration)} />
      </Stack>
    </Paper>
  );
}
