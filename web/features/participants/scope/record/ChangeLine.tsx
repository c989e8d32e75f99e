import { Text } from '@mantine/core';
import { recordTexts } from '#texts/participation.ts';
import type { RecordField } from '../../../../generated/types.ts';
import type { RecordValue_RecordValueFragment } from './RecordValue.generated.ts';
import { recordValue } from './recordValue.ts';

interface ChangeLineProps {
  field: RecordField;
  day: number | null;
  before: RecordValue_RecordValueFragment | null;
  after: RecordValue_RecordValueFragment | null;
}

/** One field that changed or would change: from what to what. */
export function ChangeLine({ field, day, before, after }: ChangeLineProps) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {recordTexts.fieldName(field, day)}:{' '}
      <Text component="span" inherit c="dimmed">
        {recordValue(before)}
      </Text>{' '}
      → {recordValue(after)}
    </Text>
  );
}
