import { Select } from '@mantine/core';
import { attendanceTexts as texts } from '#texts/attendance.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { useAttendanceSectionsQuery } from './AttendanceSections.generated.ts';

interface SectionSelectProps {
  /** Null means the current year. */
  year: number | null;
  /** Null means all sections. */
  sectionId: string | null;
  onSection: (id: string | null) => void;
  /** Whether the person can also choose all sections together (DSH-04). */
  hasAll: boolean;
}

const ALL = 'all';

/** Chooses a section of an edition. */
export function SectionSelect({ year, sectionId, onSection, hasAll }: SectionSelectProps) {
  const { data, error, refetch } = useAttendanceSectionsQuery({ variables: { year } });
  const listed = data?.edition?.sections;
  if (error || (data && !listed))
    return <LoadFailure error={error} subject={texts.sectionsSubject} onRetry={refetch} />;
  const sections = (listed ?? []).map(({ id, name }) => ({ value: id, label: name ?? texts.unknownSection }));
  return (
    <Select
      label={texts.section}
      placeholder={texts.chooseSection}
      disabled={data === undefined}
      data={hasAll ? [{ value: ALL, label: texts.allSections }, ...sections] : sections}
      value={sectionId ?? (hasAll ? ALL : null)}
      onChange={(value) => onSection(value === ALL ? null : value)}
      flex="1 1 18rem"
    />
  );
}
