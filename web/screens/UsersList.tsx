import { PersonAttendanceDialog } from '../features/attendance/PersonAttendanceDialog.tsx';
import { ParticipantsList } from '../features/participants/ParticipantsList.tsx';

interface UsersListProps {
  year: number;
  /** Slug of a project; null for the whole edition. */
  project: string | null;
  label: string;
}

/** A list of participants; attendance is another feature, opened from a record. */
export function UsersList({ year, project, label }: UsersListProps) {
  return (
    <ParticipantsList
      year={year}
      project={project}
      label={label}
      renderAttendance={(id, fullName, onClose) => (
        <PersonAttendanceDialog id={id} fullName={fullName} onClose={onClose} />
      )}
    />
  );
}
