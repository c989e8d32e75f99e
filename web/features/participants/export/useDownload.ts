import { ServerError } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { exportTexts as texts } from '#texts/exports.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import { readWhole } from '../../../lib/readWhole.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import type { FormUserError } from '../../../lib/userErrors.ts';

interface Answer {
  download: { url: string; fileName: string } | null;
  userErrors: readonly FormUserError[];
}

/** A file that the service makes: its progress, and the means to stop it. */
export function useDownload(onProblem: (problem: Problem | null) => void = () => undefined) {
  /** `rows`: how many to expect; null while unknown. */
  const [progress, setProgress] = useState<{ bytes: number; rows: number | null } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fetchFile = async (request: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    const answer = await request();
    if (answer.download === null) return answer;
    const { url, fileName } = answer.download;
    const file = await fetch(url, { credentials: 'same-origin', signal });
    if (!file.ok) throw new ServerError('No file', { response: file, bodyText: '' });
    const rows = Number.parseInt(file.headers.get('x-total-rows') ?? '', 10) || null;
    // A broken connection throws: a part of a file is never saved.
    saveFile(fileName, await readWhole(file, (bytes) => setProgress({ bytes, rows })));
    notifySuccess(texts.done(fileName));
    return answer;
  };
  const run = async (request: () => Promise<Answer>) => {
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress({ bytes: 0, rows: null });
    await perform<Answer>({
      call: () =>
        fetchFile(request, signal).catch((error: unknown) => {
          if (signal.aborted) return 'stopped';
          if (!(error instanceof TypeError)) throw error;
          return { download: null, userErrors: [{ code: 'BROKEN', message: texts.broken, field: null }] };
        }),
      onProblem,
    });
    setProgress(null);
  };
  return { progress, run, stop: () => running.current?.abort() };
}
