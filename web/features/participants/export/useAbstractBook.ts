import { useEffect, useRef, useState } from 'react';
import { explainFailure, isUnauthenticated } from '../../../lib/failures.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { readWhole } from '../../../lib/readWhole.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { exportTexts } from '../../../texts/ru/exports.ts';
import { useExportAbstractsMutation } from './ExportAbstracts.generated.ts';

type State =
  | { name: 'idle' }
  | { name: 'running'; bytes: number }
  | { name: 'failed'; message: string; requestId: string | null };

const idle: State = { name: 'idle' };

/** The download of the book of abstracts: its progress, its failure, and the means to stop it. */
export function useAbstractBook(year: number) {
  const [prepare] = useExportAbstractsMutation();
  const [state, setState] = useState<State>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download(sectionId: string | null, { signal }: AbortController): Promise<State> {
    const answer = payloadOf(await prepare({ variables: { input: { year, sectionId } } }), 'exportAbstracts');
    if (answer.download === null) {
      return { name: 'failed', message: answer.userErrors.map(({ message }) => message).join(' '), requestId: null };
    }
    const { url, fileName } = answer.download;
    const file = await fetch(url, { credentials: 'same-origin', signal });
    if (!file.ok) {
      return { name: 'failed', message: exportTexts.failed, requestId: file.headers.get('x-request-id') };
    }
    // A broken connection throws: a part of the archive is never saved.
    saveFile(fileName, await readWhole(file, (bytes) => setState({ name: 'running', bytes })));
    notifySuccess(exportTexts.done(fileName));
    return idle;
  }

  const run = async (sectionId: string | null) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ name: 'running', bytes: 0 });
    try {
      setState(await download(sectionId, controller));
    } catch (error) {
      // /login reports the end of a session; a stop by the person needs no message.
      const isQuiet = controller.signal.aborted || isUnauthenticated(error);
      const isBroken = error instanceof TypeError;
      const failure = isBroken ? { message: exportTexts.abstracts.broken, requestId: null } : explainFailure(error);
      setState(isQuiet ? idle : { name: 'failed', ...failure });
    }
  };
  return { state, run, stop: () => running.current?.abort() };
}
