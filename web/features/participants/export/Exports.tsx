import type { ColumnName } from '../list/columns.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { useViewExport } from './useViewExport.ts';

interface ExportsProps {
  columns: readonly ColumnName[];
  onHistory: () => void;
  onAbstracts: () => void;
}

/** The menu of exports, and below it one that is on its way. */
export function Exports({ columns, onHistory, onAbstracts }: ExportsProps) {
  const { progress, run, stop } = useViewExport(columns);
  return (
    <>
      <ExportMenu
        isBusy={progress !== null}
        onExport={(format) => void run(format)}
        onHistory={onHistory}
        onAbstracts={onAbstracts}
      />
      {progress === null ? null : <ExportProgress progress={progress} onStop={stop} />}
    </>
  );
}
