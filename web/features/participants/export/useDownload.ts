import { ServerError } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { exportTexts as texts } from '#texts/exports.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import type { FormUserError } from '../../../lib/userErrors.ts';

/** Size of the parts that the browser may move from memory to disk. */
const PART = 8 * 1024 * 1024;

/**
 * Reads a response to its end and reports its progress. It turns parts into blobs, which browsers can store on disk, so that a
 * large archive does not fill the memory.
 * @throws if the connection breaks before the end
 */
async function readWhole(answer: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const blobs: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, waiting] = [0, 0];
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    waiting += part.value.byteLength;
    onBytes(bytes);
    if (waiting < PART) continue;
    blobs.push(new Blob(parts));
    parts = [];
    waiting = 0;
  }
  return new Blob([...blobs, ...parts], { type: answer.headers.get('content-type') ?? '' });
}

interface Answer {
  download: { url: string; fileName: string } | null;
  userErrors: readonly FormUserError[];
}

/** Downloads a file that the service makes, with progress and a stop function. */
export function useDownload(onProblem?: (problem: Problem | null) => void) {
  /** `rows`: how many to expect; null while unknown. */
  const [progress, setProgress] = useState<{ bytes: number; rows: number | null } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fetchFile = async (request: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    const answer = await request();
    if (answer.download === null) return answer;
    const { url, fileName } = answer.download;
    const file = await fetch(ownPath(url), { credentials: 'same-origin', signal });
    if (!file.ok) throw new ServerError('No file', { response: file, bodyText: '' });
    const rows = Number.parseInt(file.headers.get('x-total-rows') ?? '', 10) || null;
    // A broken connection throws, so that an incomplete file is never saved.
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
          if (!(error instanceof TypeError)) throw error;
          return { download: null, userErrors: [{ code: 'BROKEN', message: texts.broken, field: null }] };
        }),
      onProblem,
    });
    setProgress(null);
  };
  return { progress, run, stop: () => running.current?.abort() };
}
