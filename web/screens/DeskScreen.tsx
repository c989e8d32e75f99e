import { type FunctionComponent, useState } from 'react';
import { deskListTexts } from '#texts/deskList.ts';
import { DeskList, type RowsPart } from '../features/participants/list/DeskList.tsx';
import type { DeskRow } from '../features/participants/model/deskStore.ts';
import { DeskProvider, useDeskState, useDeskStore, useOpenDesk } from '../features/participants/model/useDesk.ts';
import { ListSkeleton } from '../ui/page/ListSkeleton.tsx';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { lazyDialog } from '../ui/page/lazyDialog.tsx';

const RecordDialog = lazyDialog('RecordDialog', () => import('../features/participants/record/RecordDialog.tsx'));
const PersonAttendanceDialog = lazyDialog(
  'PersonAttendanceDialog',
  () => import('../features/attendance/PersonAttendanceDialog.tsx'),
);

interface PartProps {
  rows: readonly DeskRow[];
  year: number;
  project: string | null;
  onClose: () => void;
}

/** What moderators do with rows; each part loads with its first use. */
const parts: Record<RowsPart, FunctionComponent<PartProps>> = {
  bulk: lazyDialog('BulkDialog', () => import('../features/participants/bulk/BulkDialog.tsx')),
  addresses: lazyDialog('AddressesDialog', () => import('../features/participants/paper/AddressesDialog.tsx')),
  badges: lazyDialog('BadgesDialog', () => import('../features/participants/paper/BadgesDialog.tsx')),
  archive: lazyDialog('ArchiveDialog', () => import('../features/participants/paper/ArchiveDialog.tsx')),
};

interface DeskScreenProps {
  year: number;
  /** Whether it is the edition that the portal serves now. */
  isCurrent: boolean;
  /** Slug of a project: only its registrations (LST-07). */
  project: string | null;
  /** Names the list. */
  label: string;
}

function Desk({ year, isCurrent, project, label }: DeskScreenProps) {
  const store = useDeskStore();
  const { rows, error } = useDeskState();
  const [part, setPart] = useState<{ name: RowsPart; rows: readonly DeskRow[] } | null>(null);
  const Part = part === null ? null : parts[part.name];
  if (rows === null) {
    return error ? (
      <LoadFailure error={error} subject={deskListTexts.subject} onRetry={store.read} />
    ) : (
      <ListSkeleton />
    );
  }
  return (
    <>
      <DeskList
        isCurrent={isCurrent}
        label={label}
        onPart={(name, chosen) => setPart({ name, rows: chosen })}
        renderRecord={(record) => (
          <RecordDialog
            {...record}
            year={year}
            project={project}
            renderAttendance={(id, fullName, onClose) => (
              <PersonAttendanceDialog id={id} fullName={fullName} onClose={onClose} />
            )}
          />
        )}
      />
      {part === null || Part === null ? null : (
        <Part rows={part.rows} year={year} project={project} onClose={() => setPart(null)} />
      )}
    </>
  );
}

/** The moderators' desk of an edition or a project: its list, and what moderators do with the rows. */
export function DeskScreen(props: DeskScreenProps) {
  const store = useOpenDesk(props.year, props.project);
  return (
    <DeskProvider value={store}>
      <Desk {...props} />
    </DeskProvider>
  );
}
