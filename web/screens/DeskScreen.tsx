import { useState } from 'react';
import { deskListTexts } from '#texts/deskList.ts';
import { DeskList, type RowsPart } from '../features/participants/list/DeskList.tsx';
import type { DeskColumn } from '../features/participants/model/columns.ts';
import type { DeskRow } from '../features/participants/model/deskStore.ts';
import { DeskProvider, useDeskState, useDeskStore, useOpenDesk } from '../features/participants/model/useDesk.ts';
import { describeFailure } from '../lib/failures.ts';
import { notifyError } from '../lib/notify.ts';
import { ListSkeleton } from '../ui/page/ListSkeleton.tsx';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import {
  AddressesDialog,
  ArchiveDialog,
  BadgesDialog,
  BulkDialog,
  loadCsv,
  PersonAttendanceDialog,
  RecordDialog,
} from './deskParts.ts';

interface DeskScreenProps {
  year: number;
  /** Whether it is the edition that the portal serves now. */
  isCurrent: boolean;
  /** Slug of a project: only its registrations (LST-07). */
  project: string | null;
  /** Names the list. */
  label: string;
}

/** Saves the shown rows and columns as a table. */
async function saveCsv(label: string, columns: readonly DeskColumn[], rows: readonly DeskRow[]): Promise<void> {
  try {
    const { downloadCsv } = await loadCsv();
    downloadCsv(`${label}.csv`, columns, rows);
  } catch (error) {
    notifyError(describeFailure(error), { title: deskListTexts.more.csvFailed });
  }
}

function Desk({ year, isCurrent, project, label }: DeskScreenProps) {
  const store = useDeskStore();
  const { rows, error } = useDeskState();
  const [part, setPart] = useState<{ name: RowsPart; rows: readonly DeskRow[] } | null>(null);
  const close = () => setPart(null);
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
        onCsv={(columns, shown) => void saveCsv(label, columns, shown)}
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
      {part?.name === 'bulk' ? <BulkDialog rows={part.rows} year={year} project={project} onClose={close} /> : null}
      {part?.name === 'addresses' ? <AddressesDialog rows={part.rows} onClose={close} /> : null}
      {part?.name === 'badges' ? <BadgesDialog rows={part.rows} year={year} onClose={close} /> : null}
      {part?.name === 'archive' ? <ArchiveDialog rows={part.rows} year={year} onClose={close} /> : null}
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
