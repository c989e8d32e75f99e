import { lazy, Suspense } from 'react';
import { ParticipantsList } from '../features/participants/list/ParticipantsList.tsx';

const PersonAttendanceDialog = lazy(() =>
  import('../features/attendance/PersonAttendanceDialog.tsx').then((it) => ({ default: it.PersonAttendanceDialog })),
);

interface ParticipantsBodyProps {
  year: number;
  /** Slug of a project; null for the whole edition. */
  project: string | null;
  label: string;
}

/** A list of participants; attendance is another feature, opened from a record. */
export function ParticipantsBody({ year, project, label }: ParticipantsBodyProps) {
  return (
    <ParticipantsList
      year={year}
      project={project}
      label={label}
      renderAttendance={(id, fullName, onClose) => (
        <Suspense>
          <PersonAttendanceDialog id={id} fullName={fullName} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
