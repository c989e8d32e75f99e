/** The parts of the moderators' desk that load with their first use; visitors never load them. */
import { lazyDialog } from '../ui/page/lazyDialog.tsx';

export const RecordDialog = lazyDialog('RecordDialog', () => import('../features/desk/record/RecordDialog.tsx'));
export const BulkDialog = lazyDialog('BulkDialog', () => import('../features/desk/bulk/BulkDialog.tsx'));
export const AddressesDialog = lazyDialog(
  'AddressesDialog',
  () => import('../features/desk/paper/AddressesDialog.tsx'),
);
export const BadgesDialog = lazyDialog('BadgesDialog', () => import('../features/desk/paper/BadgesDialog.tsx'));
export const ArchiveDialog = lazyDialog('ArchiveDialog', () => import('../features/desk/paper/ArchiveDialog.tsx'));
export const PersonAttendanceDialog = lazyDialog(
  'PersonAttendanceDialog',
  () => import('../features/attendance/PersonAttendanceDialog.tsx'),
);

/** Loads what writes files of rows. */
export const loadCsv = () => import('../features/desk/paper/csv.ts');
