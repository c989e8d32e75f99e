import { useListScope } from '../list/listContext.ts';
import { clashText } from './clashText.ts';
import type { PlaceClash_PlaceClashFragment } from './PlaceClash.generated.ts';
import { findContradiction } from './schedule.ts';
import { useProgrammeDates } from './useProgrammeDates.ts';
import { WarningSign } from './WarningSign.tsx';

interface RecordSignProps {
  record: {
    placeClashes: readonly PlaceClash_PlaceClashFragment[] | null;
    talkSchedule: string | null;
    talkDay: number | null;
  };
}

/** Marks a record on another's place, and one whose date in words and day contradict each other. */
export function RecordSign({ record }: RecordSignProps) {
  const { year, project } = useListScope();
  // A project's list has no days.
  const dates = useProgrammeDates(year, project === null && record.talkDay !== null);
  const texts = [clashText(record.placeClashes ?? []), findContradiction(record, dates)?.text ?? null];
  const text = texts.filter((it) => it !== null).join(' ');
  return text === '' ? null : <WarningSign text={text} />;
}
