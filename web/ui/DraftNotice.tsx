import { Alert, Button, Group, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { formatDateTime } from '../lib/dates.ts';
import { commonTexts } from '../texts/ru/common.ts';
import type { Draft } from './useDraft.ts';

const { draft: texts } = commonTexts;

/** Says that a form has a restored draft, and offers to discard it. Part of the form. */
export function DraftNotice({ draft }: { draft: Draft }) {
  if (draft.restored === null) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes; the keyboard stays in the form.
    currentTarget.form?.querySelector<HTMLElement>('input:not([disabled])')?.focus();
    draft.discard();
  };
  return (
    <Alert role="status" p="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{texts.restored(draft.restored.at && formatDateTime(draft.restored.at))}</Text>
        <Button variant="default" size="compact-sm" onClick={discard}>
          {texts.discard}
        </Button>
      </Group>
    </Alert>
  );
}
