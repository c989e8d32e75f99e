import { EmptyState, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { AttendanceKind } from '../../generated/types.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { attendanceTexts as texts } from '../../texts/ru/attendance.ts';
import { DataCards } from '../../ui/DataCards.tsx';
import { DataPages } from '../../ui/DataPages.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useAttendanceListQuery } from './AttendanceList.generated.ts';
import { attendanceColumns } from './attendanceColumns.ts';
import { SectionSelect } from './SectionSelect.tsx';
import { WorkbookButton } from './WorkbookButton.tsx';

interface AttendanceListProps {
  kind: AttendanceKind;
  sectionId: string | null;
  onSection: (id: string | null) => void;
}

/** Dashboard lists: 50 rows a page, or 20, or 200 (DSH-03). */
const pageSizes = [20, 50, 200] as const;
const FIRST_PAGE_SIZE = 50;
const PAUSE = 250;

/** People who plan to attend a section (DSH-03) or attended it (DSH-04), with the provider's workbook. */
export function AttendanceList({ kind, sectionId, onSection }: AttendanceListProps) {
  const isAudience = kind === 'AUDIENCE';
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(FIRST_PAGE_SIZE);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const isChosen = !isAudience || sectionId !== null;
  const { data, previousData, error, loading, refetch } = useAttendanceListQuery({
    variables: { kind, sectionId, search: search || null, page, pageSize },
    fetchPolicy: 'cache-and-network',
    skip: !isChosen,
  });
  const rejection = data?.attendance?.userErrors.map(({ message }) => message).join(' ') ?? '';
  useEffect(() => {
    if (rejection !== '') notifyError(rejection, { autoClose: toast.rejection });
  }, [rejection]);
  const isFailed = data?.attendance === null;
  const list = data?.attendance ?? (isFailed || error ? undefined : previousData?.attendance) ?? undefined;
  const label = isAudience ? texts.audienceWhat : texts.what;
  const none = isAudience ? texts.audienceNone : texts.none;

  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <SectionSelect
          sectionId={sectionId}
          hasAll={!isAudience}
          onSection={(id) => {
            setPage(1);
            onSection(id);
          }}
        />
        <TextInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={({ currentTarget }) => {
            setPage(1);
            setText(currentTarget.value);
          }}
          flex="1 1 14rem"
        />
        {isChosen ? <WorkbookButton kind={kind} sectionId={sectionId} /> : null}
      </Group>
      {isChosen ? (
        <Loaded
          data={list}
          error={error ?? (isFailed ? new Error('No list') : undefined)}
          what={label}
          onRetry={refetch}
          skeleton={<Skeleton height={320} />}
        >
          {({ items, totalCount }) => {
            const isStale = loading && data === undefined;
            const rows = { label, columns: attendanceColumns[kind], rows: items, idOf: rowId, isStale };
            if (items.length === 0) {
              return search === '' ? (
                <EmptyState title={none.title} description={none.text} />
              ) : (
                <EmptyState title={texts.nothing} />
              );
            }
            return (
              <>
                <Text size="sm" c="dimmed" role="status">
                  {texts.count(totalCount)}
                </Text>
                {isNarrow ? (
                  <DataCards {...rows} />
                ) : (
                  <DataTable {...rows} firstIndex={(page - 1) * pageSize} totalCount={totalCount} />
                )}
                <DataPages
                  page={page}
                  pageSize={pageSize}
                  pageSizes={pageSizes}
                  totalCount={totalCount}
                  onPage={setPage}
                  onPageSize={(size) => {
                    setPage(1);
                    setPageSize(size);
                  }}
                />
              </>
            );
          }}
        </Loaded>
      ) : (
        <EmptyState title={texts.chooseSection} />
      )}
    </Stack>
  );
}

const rowId = ({ id }: { id: string }) => id;
