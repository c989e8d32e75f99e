import { Text } from '@mantine/core';
import { recordTexts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import type { RecordField } from '../../../../generated/types.ts';
import { sectionName } from '../SectionName.tsx';
import type { RecordValue_RecordValueFragment } from './RecordValue.generated.ts';

/** A value of a record's field in words. */
export function recordValue(value: RecordValue_RecordValueFragment | null): string {
  if (value === null) return recordTexts.emptyWord;
  if ('format' in value) return registrationTexts.formats[value.format];
  if ('sections' in value && value.sections.length > 0) return value.sections.map(sectionName).join(', ');
  if ('isTrue' in value) return value.isTrue ? recordTexts.yes : recordTexts.no;
  return value.text;
}

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
