import { attendanceTexts as texts } from '../../texts/ru/attendance.ts';
import { listTexts } from '../../texts/ru/participantList.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { useAttendanceSectionsQuery } from './AttendanceSections.generated.ts';

interface SectionSelectProps {
  /** Null is every section. */
  sectionId: string | null;
  onSection: (id: string | null) => void;
  /** Whether every section together can be chosen too (DSH-04). */
  hasAll: boolean;
}

const ALL = 'all';

/** Chooses a section of the current edition. */
export function SectionSelect({ sectionId, onSection, hasAll }: SectionSelectProps) {
  const { data, error, refetch } = useAttendanceSectionsQuery();
  const listed = data?.currentEdition.sections;
  if (error || listed === null) {
    return (
      <LoadFailure error={error} what={texts.sectionsWhat} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  const sections = (listed ?? []).map(({ id, name }) => ({
    value: id,
    label: name ?? listTexts.sectionUnknown,
  }));
  return (
    <SearchSelect
      label={texts.section}
      placeholder={texts.chooseSection}
      disabled={data === undefined}
      options={hasAll ? [{ value: ALL, label: texts.allSections }, ...sections] : sections}
      value={sectionId ?? (hasAll ? ALL : null)}
      onChange={(value) => onSection(value === ALL ? null : value)}
      flex="1 1 18rem"
    />
  );
}
