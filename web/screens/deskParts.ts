/** The parts of the moderators' desk that load with their first use; visitors never load them. */
import { lazyDialog } from '../ui/page/lazyDialog.tsx';

export const RecordDialog = lazyDialog(
  'RecordDialog',
  () => import('../features/participants/record/RecordDialog.tsx'),
);
export const BulkDialog = lazyDialog('BulkDialog', () => import('../features/participants/bulk/BulkDialog.tsx'));
export const AddressesDialog = lazyDialog(
  'AddressesDialog',
  () => import('../features/participants/paper/AddressesDialog.tsx'),
);
export const BadgesDialog = lazyDialog('BadgesDialog', () => import('../features/participants/paper/BadgesDialog.tsx'));
export const ArchiveDialog = lazyDialog(
  'ArchiveDialog',
  () => import('../features/participants/paper/ArchiveDialog.tsx'),
);
export const PersonAttendanceDialog = lazyDialog(
  'PersonAttendanceDialog',
  () => import('../features/attendance/PersonAttendanceDialog.tsx'),
);

/** Loads what writes files of rows. */
export const loadCsv = () => import('../features/participants/paper/csv.ts');
