import { Alert, Button, Group, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { commonTexts } from '#texts/common.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { Draft } from './useFormWithDraft.ts';

const { draft: texts } = commonTexts;

/** Says that a form has a restored draft, and offers to discard it. Part of the form. */
export function DraftNotice({ draft }: { draft: Pick<Draft<never>, 'restored' | 'discard'> }) {
  if (draft.restored === null) return null;
  const discard = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(draft.discard);
    // The button and the old fields have been removed; this keeps the focus in the form.
    form?.querySelector<HTMLElement>('input:not([disabled])')?.focus();
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
