import { useAudienceListQuery } from './AudienceList.generated.ts';
import { audienceColumns } from './attendanceColumns.ts';
import { SectionList, type SectionProps } from './SectionList.tsx';
import { usePaging } from './usePaging.ts';

/** People who plan to attend a section (DSH-03). */
export function AudienceList(props: SectionProps) {
  const paging = usePaging();
  const query = useAudienceListQuery({
    variables: { ...paging.variables, year: props.year, sectionId: props.sectionId },
    fetchPolicy: 'cache-and-network',
    skip: props.sectionId === null,
  });
  return (
    <SectionList
      {...props}
      kind="AUDIENCE"
      paging={paging}
      columns={audienceColumns}
      query={query}
      answer={query.data && (query.data.edition?.audience ?? null)}
      previous={query.previousData?.edition?.audience}
    />
  );
}
