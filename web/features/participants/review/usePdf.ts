import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { loadPdf } from './pdfStore.ts';

interface Opened {
  url: string;
  file?: PDFDocumentProxy;
  error?: unknown;
}

/** A PDF by its address; `retry` reads it again after a failure. */
export function usePdf(url: string) {
  const [opened, setOpened] = useState<Opened>({ url });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same address
  useEffect(() => {
    let isWanted = true;
    const show = (next: Opened) => isWanted && setOpened(next);
    loadPdf(url).then(
      (file) => show({ url, file }),
      (error: unknown) => show({ url, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, attempt]);
  const retry = () => {
    setOpened({ url });
    setAttempt(attempt + 1);
  };
  const isPresent = opened.url === url;
  return { file: isPresent ? opened.file : undefined, error: isPresent ? opened.error : undefined, retry };
}
