import { EmptyState, Skeleton, Stack, Table } from '@mantine/core';
import { useState } from 'react';
import { attendanceTexts as texts } from '#texts/attendance.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { DataPages } from '../../ui/table/DataPages.tsx';
import { usePersonAttendanceQuery } from './PersonAttendance.generated.ts';

interface PersonAttendanceDialogProps {
  /** Id of the registration. */
  id: string;
  fullName: string;
  onClose: () => void;
}

/** Rows per page (LST-05). */
const pageSizes = [50, 100, 500] as const;

/** When a person attended which section (LST-05). */
export function PersonAttendanceDialog({ id, fullName, onClose }: PersonAttendanceDialogProps) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(pageSizes[0]);
  const { data, error, refetch } = usePersonAttendanceQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Dialog opened onClose={onClose} title={texts.personTitle(fullName)} size="lg">
      <Loaded
        query={{ data, error, refetch }}
        data={data?.registration?.attendance}
        subject={texts.subject}
        skeleton={<Skeleton height={200} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={texts.none.title} description={texts.none.text} />
          ) : (
            <Stack gap="md">
              <Table
                data={{
                  head: [texts.columns.section, texts.columns.time],
                  body: all
                    .slice((page - 1) * pageSize, page * pageSize)
                    .map(({ section, arrivedAt }) => [
                      section?.name ?? texts.empty,
                      arrivedAt ? formatDateTime(arrivedAt) : texts.empty,
                    ]),
                }}
              />
              <DataPages
                page={page}
                pageSize={pageSize}
                pageSizes={pageSizes}
                totalCount={all.length}
                onPage={setPage}
                onPageSize={(size) => {
                  setPage(1);
                  setPageSize(size);
                }}
              />
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}
