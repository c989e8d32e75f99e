/** The parts of the list of participants that load with their first use. */
import { lazyDialog } from '../ui/page/lazyDialog.tsx';
import { lazyPart } from '../ui/page/lazyPart.ts';

export const FilterDrawer = lazyPart('FilterDrawer', () => import('../features/participants/filters/FilterDrawer.tsx'));
export const ColumnsMenu = lazyPart('ColumnsMenu', () => import('../features/participants/list/ColumnsMenu.tsx'));
export const FilterPills = lazyPart('FilterPills', () => import('../features/participants/filters/FilterPills.tsx'));
export const SelectionBar = lazyPart('SelectionBar', () => import('../features/participants/list/SelectionBar.tsx'));
export const BadgesButton = lazyPart('BadgesButton', () => import('../features/participants/export/BadgesButton.tsx'));
export const Exports = lazyPart('Exports', () => import('../features/participants/export/Exports.tsx'));
export const ViewsMenu = lazyPart('ViewsMenu', () => import('../features/participants/views/ViewsMenu.tsx'));
export const BulkDialog = lazyPart('BulkDialog', () => import('../features/participants/bulk/BulkDialog.tsx'));
export const BulkTools = lazyPart('BulkTools', () => import('../features/participants/bulk/BulkTools.tsx'));
export const RecordDialog = lazyPart('RecordDialog', () => import('../features/participants/record/RecordDialog.tsx'));
export const UndoChange = lazyDialog('UndoChange', () => import('../features/participants/scope/undo/UndoChange.tsx'));
export const NoRows = lazyPart('NoRows', () => import('../features/participants/list/NoRows.tsx'));
export const AbstractsDialog = lazyPart(
  'AbstractsDialog',
  () => import('../features/participants/export/AbstractsDialog.tsx'),
);
export const PersonAttendanceDialog = lazyPart(
  'PersonAttendanceDialog',
  () => import('../features/attendance/PersonAttendanceDialog.tsx'),
);
export const ExportHistoryDialog = lazyPart(
  'ExportHistoryDialog',
  () => import('../features/participants/export/ExportHistoryDialog.tsx'),
);

/** The parts that a moderator's browser loads in advance, once the list is shown and it has time. */
export const readAhead = [
  FilterDrawer,
  ColumnsMenu,
  FilterPills,
  SelectionBar,
  BadgesButton,
  Exports,
  ViewsMenu,
  BulkDialog,
  BulkTools,
  RecordDialog,
  UndoChange,
];
