import { useEffect, useRef, useState } from 'react';
import type { ExportFormat } from '../../../generated/types.ts';
import { explainFailure, isUnauthenticated } from '../../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { readWhole } from '../../../lib/readWhole.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { exportTexts } from '../../../texts/ru/exports.ts';
import { type ColumnName, exportedColumns } from '../list/columns.ts';
import { useListScope } from '../list/listContext.ts';
import { useExportParticipantsMutation } from './ExportParticipants.generated.ts';

/** How far an export is. */
interface ExportProgress {
  bytes: number;
  /** Number of rows to expect; null while unknown. */
  rows: number | null;
}

/** 'Экспорт этого вида': the rows and columns on screen as a file, with progress and the means to stop. */
export function useViewExport(columns: readonly ColumnName[]) {
  const { year, project, filter, orderBy } = useListScope();
  const [prepare] = useExportParticipantsMutation();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (format: ExportFormat) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ bytes: 0, rows: null });
    try {
      const input = { year, project, filter, orderBy, columns: exportedColumns(columns), format };
      const { download, userErrors } = payloadOf(await prepare({ variables: { input } }), 'exportParticipants');
      if (download === null) {
        notifyError(userErrors.map(({ message }) => message).join(' '), { autoClose: toast.rejection });
        return;
      }
      const { url, fileName } = download;
      const answer = await fetch(url, { credentials: 'same-origin', signal: controller.signal });
      if (!answer.ok) {
        notifyError(exportTexts.failed, { autoClose: toast.failedCall, requestId: answer.headers.get('x-request-id') });
        return;
      }
      const total = Number(answer.headers.get('x-total-rows') ?? Number.NaN);
      const rows = Number.isInteger(total) ? total : null;
      saveFile(fileName, await readWhole(answer, (bytes) => setProgress({ bytes, rows })));
      notifySuccess(exportTexts.done(fileName));
    } catch (error) {
      // /login reports the end of a session; a stop by the person needs no message.
      if (controller.signal.aborted || isUnauthenticated(error)) return;
      const { message, requestId } = explainFailure(error);
      notifyError(message, { autoClose: toast.failedCall, requestId });
    } finally {
      if (running.current === controller) {
        running.current = null;
        setProgress(null);
      }
    }
  };
  return { progress, run, stop: () => running.current?.abort() };
}
