import { EmptyState, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { attendanceTexts as texts } from '#texts/attendance.ts';
import type { AttendanceKind } from '../../generated/types.ts';
import { rejectionText } from '../../lib/failures.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { DataCards } from '../../ui/table/DataCards.tsx';
import { DataPages } from '../../ui/table/DataPages.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DataColumn } from '../../ui/table/dataColumns.ts';
import { SectionSelect } from './SectionSelect.tsx';
import { type Paging, pageSizes } from './usePaging.ts';
import { WorkbookButton } from './WorkbookButton.tsx';

export interface SectionProps {
  /** Null is the current year. */
  year: number | null;
  sectionId: string | null;
  onSection: (id: string | null) => void;
}

interface ListAnswer<Row> {
  nodes: readonly Row[];
  totalCount: number;
}

interface SectionListProps<Row> extends SectionProps {
  kind: AttendanceKind;
  paging: Paging;
  columns: readonly DataColumn<Row>[];
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** The service's answer: undefined while it is on its way, null where the list could not be read. */
  answer: ListAnswer<Row> | null | undefined;
  /** The answer before, which stays in sight until the next one comes. */
  previous: ListAnswer<Row> | null | undefined;
}

/** People of a section: search, pages, and the provider's workbook (DSH-03, DSH-04). */
export function SectionList<Row extends { id: string }>(props: SectionListProps<Row>) {
  const { kind, year, sectionId, onSection, paging, columns, query, answer, previous } = props;
  const { error, loading, refetch } = query;
  const { page, pageSize, text, search } = paging;
  const isAudience = kind === 'AUDIENCE';
  const isChosen = !isAudience || sectionId !== null;
  // Without a section the provider writes the workbook of its current meeting.
  const hasWorkbook = isChosen && (year === null || sectionId !== null);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  // The text stays in place of the list; the toast is the one of 2§8.
  useEffect(() => {
    const rejection = rejectionText(error);
    if (rejection !== null) notifyError(rejection, { autoClose: toast.rejection });
  }, [error]);
  const isFailed = answer === null;
  const list = answer ?? (isFailed || error ? undefined : previous) ?? undefined;
  const label = isAudience ? texts.audienceWhat : texts.what;
  const none = isAudience ? texts.audienceNone : texts.none;

  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <SectionSelect year={year} sectionId={sectionId} hasAll={!isAudience} onSection={paging.fromStart(onSection)} />
        <TextInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={({ currentTarget }) => paging.setText(currentTarget.value)}
          flex="1 1 14rem"
        />
        {hasWorkbook ? <WorkbookButton kind={kind} sectionId={sectionId} /> : null}
      </Group>
      {isChosen ? (
        <Loaded
          data={list}
          error={error ?? (isFailed ? new Error('No list') : undefined)}
          what={label}
          onRetry={refetch}
          skeleton={<Skeleton height={320} />}
        >
          {({ nodes, totalCount }) => {
            const isStale = loading && answer === undefined;
            const rows = { label, columns, rows: nodes, idOf: rowId, isStale };
            if (nodes.length === 0) {
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
                  onPage={paging.setPage}
                  onPageSize={paging.setPageSize}
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
