import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { unreadableText } from '#texts/unreadable.ts';
import { RecordWarning } from '../scope/places/RecordWarning.tsx';

/** A name, marked if some fields of its row could not be read. */
export function UnreadableName({ fields, children }: { fields: readonly string[]; children: ReactNode }) {
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex" maw="100%">
      <RecordWarning text={unreadableText(fields)} />
      {children}
    </Group>
  );
}
