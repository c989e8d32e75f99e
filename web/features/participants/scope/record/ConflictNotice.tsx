import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { recordTexts } from '#texts/participation.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import wrapping from '../../../../ui/page/WrappingButton.module.css';
import { recordValue } from './ChangeLine.tsx';
import type { ConflictNotice_ParticipationConflictFragment } from './ConflictNotice.generated.ts';

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
  const { updatedBy, updatedAt, fields } = conflict;
  const notice = useRef<HTMLDivElement>(null);
  const [hadFields] = useState(fields.length > 0);
  // The pressed button, or the letter above the form, has been removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to the conflict leaves another notice
  useEffect(() => notice.current?.focus(), [conflict]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="red"
      title={texts.title}
      icon={<IconGitMerge aria-hidden />}
      styles={{ body: { minWidth: 0 } }}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">{texts.who(updatedBy, updatedAt && formatDateTime(updatedAt))}</Text>
        {fields.length === 0 ? (
          <Text size="sm">{hadFields ? texts.decided : texts.same}</Text>
        ) : (
          fields.map(({ field, day, current, wanted }) => (
            <Stack key={field} gap={4} role="group" aria-label={recordTexts.fieldName(field, day)}>
              <Text size="sm" fw={600}>
                {recordTexts.fieldName(field, day)}
              </Text>
              <Text size="sm">
                {texts.current}: {recordValue(current)}
              </Text>
              <Text size="sm">
                {texts.wanted}: {recordValue(wanted)}
              </Text>
              <Group>
                <Button size="compact-sm" variant="default" onClick={() => onTakeField(field)} disabled={isSaving}>
                  {texts.takeField}
                </Button>
              </Group>
            </Stack>
          ))
        )}
        <Group gap="sm">
          <Button className={wrapping.button} size="sm" variant="default" onClick={onTakeNew} disabled={isSaving}>
            {texts.takeNew}
          </Button>
          <Button className={wrapping.button} size="sm" onClick={onApplyMine} loading={isSaving}>
            {texts.applyMine}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
