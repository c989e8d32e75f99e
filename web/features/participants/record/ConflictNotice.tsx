import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/dates.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import type { ConflictNotice_ParticipationConflictFragment } from './ConflictNotice.generated.ts';
import { recordValue } from './recordValue.ts';

interface ConflictNoticeProps {
  conflict: ConflictNotice_ParticipationConflictFragment;
  isSaving: boolean;
  /** Takes the other moderator's value of one field. */
  onTakeField: (field: ConflictNotice_ParticipationConflictFragment['fields'][number]['field']) => void;
  onTakeNew: () => void;
  onApplyMine: () => void;
}

const texts = recordTexts.conflict;

/** Shows a change by another moderator: who, when, which fields, and the choice between both versions. */
export function ConflictNotice({ conflict, isSaving, onTakeField, onTakeNew, onApplyMine }: ConflictNoticeProps) {
  const { changedBy, changedAt, fields } = conflict;
  return (
    <Alert color="red" title={texts.title} icon={<IconGitMerge aria-hidden />} role="alert">
      <Stack gap="sm">
        <Text size="sm">{texts.who(changedBy, changedAt && formatDateTime(changedAt))}</Text>
        {fields.length === 0 ? (
          <Text size="sm">{texts.same}</Text>
        ) : (
          <Table.ScrollContainer minWidth={320}>
            <Table withRowBorders={false} fz="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.field}</Table.Th>
                  <Table.Th>{texts.current}</Table.Th>
                  <Table.Th>{texts.wanted}</Table.Th>
                  <Table.Td />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {fields.map(({ field, current, wanted }) => (
                  <Table.Tr key={field}>
                    <Table.Th scope="row">{recordTexts.recordFields[field]}</Table.Th>
                    <Table.Td>{recordValue(current)}</Table.Td>
                    <Table.Td>{recordValue(wanted)}</Table.Td>
                    <Table.Td>
                      <Button size="compact-sm" variant="subtle" onClick={() => onTakeField(field)} disabled={isSaving}>
                        {texts.takeField}
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group gap="sm">
          <Button size="sm" variant="default" onClick={onTakeNew} disabled={isSaving}>
            {texts.takeNew}
          </Button>
          <Button size="sm" onClick={onApplyMine} loading={isSaving}>
            {texts.applyMine}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
