import type { ColumnName } from '../list/columns.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { useViewExport } from './useViewExport.ts';

interface ExportsProps {
  columns: readonly ColumnName[];
  onHistory: () => void;
}

/** The menu of exports, and below it one that is on its way. */
export function Exports({ columns, onHistory }: ExportsProps) {
  const { progress, run, stop } = useViewExport(columns);
  return (
    <>
      <ExportMenu isBusy={progress !== null} onExport={(format) => void run(format)} onHistory={onHistory} />
      {progress === null ? null : <ExportProgress progress={progress} onStop={stop} />}
    </>
  );
}
