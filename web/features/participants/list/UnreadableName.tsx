import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { unreadableText } from '#texts/unreadable.ts';
import { RecordWarning } from '../scope/places/RecordWarning.tsx';

/** A name with the mark of a row whose fields could not all be read. */
export function UnreadableName({ fields, children }: { fields: readonly string[]; children: ReactNode }) {
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex" maw="100%">
      <RecordWarning text={unreadableText(fields)} />
      {children}
    </Group>
  );
}
