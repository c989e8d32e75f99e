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

  /** Sends; returns 'stopped' as soon as the person stops it, whatever happens to the call. */
  const run = async <Answer>(send: (context: UploadContext) => Promise<Answer>): Promise<Answer | 'stopped'> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    const stopped = new Promise<'stopped'>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve('stopped'), { once: true });
    });
    const context = { fetchOptions: { onUploadProgress: setProgress, signal: controller.signal } };
    const sent = send(context).catch((error: unknown) => {
      if (controller.signal.aborted) return 'stopped' as const;
      throw error;
    });
    try {
      return await Promise.race([sent, stopped]);
    } finally {
      if (running.current === controller) running.current = null;
      setProgress(null);
    }
  };

  return { progress, run, stop: () => running.current?.abort() };
}
