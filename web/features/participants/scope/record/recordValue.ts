import { recordTexts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { sectionName } from '../SectionName.tsx';
import type { RecordValue_RecordValueFragment } from './RecordValue.generated.ts';

/** A value of a record's field in words. */
export function recordValue(value: RecordValue_RecordValueFragment | null): string {
  if (value === null) return recordTexts.emptyWord;
  if (value.format !== null) return registrationTexts.formats[value.format];
  if (value.sections !== null && value.sections.length > 0) return value.sections.map(sectionName).join(', ');
  if (value.flag !== null) return value.flag ? recordTexts.yes : recordTexts.no;
  return value.text;
}
