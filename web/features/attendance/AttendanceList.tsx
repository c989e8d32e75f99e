import { useAttendanceListQuery } from './AttendanceList.generated.ts';
import { attendanceColumns } from './attendanceColumns.ts';
import { SectionList, type SectionProps } from './SectionList.tsx';
import { usePaging } from './usePaging.ts';

/** People who attended a section, or any (DSH-04). */
export function AttendanceList(props: SectionProps) {
  const paging = usePaging();
  const query = useAttendanceListQuery({
    variables: { ...paging.variables, year: props.year, sectionId: props.sectionId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <SectionList
      {...props}
      kind="ATTENDANCE"
      paging={paging}
      columns={attendanceColumns}
      query={query}
      answer={query.data && (query.data.edition?.attendance ?? null)}
      previous={query.previousData?.edition?.attendance}
    />
  );
}
