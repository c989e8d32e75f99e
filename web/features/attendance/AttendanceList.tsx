import { Alert, Button, EmptyState, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconAlertCircle, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { attendanceTexts as texts } from '#texts/attendance.ts';
import { commonTexts } from '#texts/common.ts';
import { unreadableRows } from '#texts/unreadable.ts';
import type { AttendanceKind } from '../../generated/types.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { rejectionText } from '../../lib/failures.ts';
import { keyOf, nodeId } from '../../lib/ids.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { sendInput } from '../../lib/payload.ts';
import { typeset } from '../../lib/typography.ts';
import { DownloadButton } from '../../ui/file/DownloadButton.tsx';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { useSlices } from '../../ui/service/useSlices.ts';
import { DataCards } from '../../ui/table/DataCards.tsx';
import { DataPages } from '../../ui/table/DataPages.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DataColumn } from '../../ui/table/dataColumns.ts';
import { type AttendanceListQuery, useAttendanceListQuery } from './AttendanceList.generated.ts';
import { type AudienceListQuery, useAudienceListQuery } from './AudienceList.generated.ts';
import { useExportAttendanceWorkbookMutation } from './ExportAttendanceWorkbook.generated.ts';
import { SectionSelect } from './SectionSelect.tsx';

type Attendance = NonNullable<NonNullable<AttendanceListQuery['edition']>['attendance']>['nodes'][number];
type Audience = NonNullable<NonNullable<AudienceListQuery['edition']>['audience']>['nodes'][number];
/** A row of either list. */
type Row = Omit<Audience & Attendance, 'registration' | 'arrivedAt'> &
  Partial<Pick<Audience, 'registration'> & Pick<Attendance, 'arrivedAt'>>;

const { columns: names } = texts;
const { empty } = texts;
const nameOf = (part: { name: string | null } | null) => (part?.name ? typeset(part.name) : empty);

const shared: DataColumn<Row>[] = [
  { key: 'name', title: names.name, width: 16, render: ({ fullName }) => fullName ?? empty },
  { key: 'organization', title: names.organization, width: 16, render: ({ organization }) => nameOf(organization) },
  { key: 'section', title: names.section, width: 16, render: ({ section }) => nameOf(section) },
];

const idColumn: DataColumn<Row> = {
  key: 'id',
  title: names.id,
  width: 5,
  render: ({ registration }) => (registration ? keyOf(registration.id) : empty),
};

/** The columns of people who plan to attend (DSH-03). */
const audienceColumns = [idColumn, ...shared];
/** The name heads a card. */
const audienceCards = [...shared, idColumn];

/** The columns of people who attended (DSH-04). */
const attendanceColumns: readonly DataColumn<Row>[] = [
  ...shared,
  {
    key: 'time',
    title: names.time,
    width: 9,
    render: ({ arrivedAt }) => (arrivedAt ? formatDateTime(arrivedAt) : empty),
  },
];

interface FailedSectionsProps {
  sections: readonly { name: string | null }[];
  onRetry: () => Promise<unknown>;
}

/** Names the sections that could not be read, above the people of the others. */
function FailedSections({ sections, onRetry }: FailedSectionsProps) {
  if (sections.length === 0) return null;
  const names = sections.map(({ name }) => (name === null ? texts.unknownSection : typeset(name)));
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={commonTexts.loadFailed(texts.sections(names))}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{texts.othersShown}</Text>
        <Button size="xs" variant="default" onClick={() => void onRetry().catch(() => undefined)}>
          {commonTexts.actions.retry}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Rows per page; the second number is the default (DSH-03). */
const pageSizes = [20, 50, 200] as const;
const PAUSE = 250;
const rowId = ({ key }: { key: string }) => key;

interface AttendanceListProps {
  /** People who plan to attend a section, or people who attended. */
  kind: AttendanceKind;
  /** Null means the current year. */
  year: number | null;
  sectionId: string | null;
  onSection: (id: string | null) => void;
}

/** People of a section: search, pages, and the provider's workbook (DSH-03, DSH-04). */
export function AttendanceList({ kind, year, sectionId, onSection }: AttendanceListProps) {
  const isAudience = kind === 'AUDIENCE';
  const isChosen = !isAudience || sectionId !== null;
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(pageSizes[1]);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE);
  /** Returns to the first page after a change of the rows. */
  const fromStart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setPage(1);
      set(value);
    };
  const variables = { year, sectionId, search: search || null, offset: (page - 1) * pageSize, first: pageSize };
  const options = { variables, fetchPolicy: 'cache-and-network' } as const;
  const attendance = useAttendanceListQuery({ ...options, skip: isAudience });
  const audience = useAudienceListQuery({ ...options, skip: !isAudience || !isChosen });
  const { data, error, loading, refetch } = isAudience ? audience : attendance;
  const answer = isAudience ? audience.data?.edition?.audience : attendance.data?.edition?.attendance;
  const previous = isAudience ? audience.previousData?.edition?.audience : attendance.previousData?.edition?.attendance;
  const hasEarlierWorkbooks = useSlices().has('meetingAttendance');
  const [makeWorkbook] = useExportAttendanceWorkbookMutation();
  // Without the extension the provider exports all sections only of its current meeting.
  const hasWorkbook = isChosen && (year === null || sectionId !== null || hasEarlierWorkbooks);
  const isNarrow = useMediaQuery('(max-width: 48em)');
  // Besides the text in place of the list, 2§8 demands a toast.
  useEffect(() => {
    const rejection = rejectionText(error);
    if (rejection !== null) notifyError(rejection, { autoClose: toast.rejection });
  }, [error]);
  const label = isAudience ? texts.audienceSubject : texts.subject;

  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <SectionSelect year={year} sectionId={sectionId} hasAll={!isAudience} onSection={fromStart(onSection)} />
        <TextInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={({ currentTarget }) => fromStart(setText)(currentTarget.value)}
          flex="1 1 14rem"
        />
        {hasWorkbook ? (
          <DownloadButton
            // The link to a workbook belongs to its section.
            key={sectionId}
            label={texts.workbook}
            linkLabel={texts.openWorkbook}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            request={() =>
              sendInput(makeWorkbook, {
                kind,
                sectionId,
                editionId: year === null ? null : nodeId('Edition', String(year)),
              })
            }
          />
        ) : null}
      </Group>
      {hasWorkbook && search !== '' ? (
        <Text size="sm" c="dimmed">
          {sectionId === null ? texts.wholeWorkbook.allSections : texts.wholeWorkbook.section}
        </Text>
      ) : null}
      {isChosen ? (
        <Loaded
          query={{ data, error, refetch }}
          data={answer ?? (data || error ? undefined : previous)}
          subject={label}
          skeleton={<Skeleton height={320} />}
        >
          {({ nodes, totalCount, unreadableCount, failedSections }) => {
            if (nodes.length === 0) {
              const none = isAudience ? texts.audienceNone : texts.none;
              return (
                <>
                  <FailedSections sections={failedSections} onRetry={refetch} />
                  {search === '' ? (
                    <EmptyState title={none.title} description={none.text} />
                  ) : (
                    <EmptyState title={texts.nothing} />
                  )}
                </>
              );
            }
            const columns = isAudience ? audienceColumns : attendanceColumns;
            const rows = { label, columns, rows: nodes, idOf: rowId, isStale: loading && data === undefined };
            return (
              <>
                <FailedSections sections={failedSections} onRetry={refetch} />
                <Text size="sm" c="dimmed" role="status">
                  {unreadableCount === 0
                    ? texts.count(totalCount)
                    : `${texts.count(totalCount)}. ${unreadableRows(unreadableCount)}`}
                </Text>
                {isNarrow ? (
                  <DataCards {...rows} columns={isAudience ? audienceCards : columns} />
                ) : (
                  <DataTable {...rows} firstIndex={(page - 1) * pageSize} totalCount={totalCount} />
                )}
                <DataPages
                  page={page}
                  pageSize={pageSize}
                  pageSizes={pageSizes}
                  totalCount={totalCount}
                  onPage={setPage}
                  onPageSize={fromStart(setPageSize)}
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
