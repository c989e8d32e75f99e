import { useEffect, useRef, useState } from 'react';

/** Context of an upload's mutation: reports progress and can be aborted (FIL-05). */
export interface UploadContext {
  fetchOptions: { onUploadProgress: (fraction: number) => void; signal: AbortSignal };
}

/** One upload at a time: its progress from 0 to 1 (null while idle) and a function that stops it. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Sends; rejects with an AbortError as soon as the person stops it, whatever happens to the call. */
  const run = async <Answer>(send: (context: UploadContext) => Promise<Answer>): Promise<Answer> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    const { signal } = controller;
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      return await Promise.race([send({ fetchOptions: { onUploadProgress: setProgress, signal } }), stopped]);
    } finally {
      if (running.current === controller) running.current = null;
      setProgress(null);
    }
  };

  return { progress, run, stop: () => running.current?.abort() };
}
