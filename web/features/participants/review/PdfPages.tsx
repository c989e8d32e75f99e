import { Skeleton, Stack, Text } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reviewTexts as texts } from '#texts/review.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { PdfPage } from './PdfPage.tsx';
import { loadPdf, UnreadableFile } from './pdfStore.ts';
import { ThesisNote } from './ThesisNote.tsx';

/** A thesis has a page or two. */
const MOST_PAGES = 10;
/** The width is followed in steps, so that a scroll bar does not draw everything again. */
const STEP = 40;

/** A PDF, drawn page by page; another file is another element. */
export function PdfPages({ url, name }: { url: string; name: string }) {
  const [{ file, error }, setOpened] = useState<{ file?: PDFDocumentProxy; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same address
  useEffect(() => {
    let isWanted = true;
    loadPdf(url).then(
      (loaded) => isWanted && setOpened({ file: loaded }),
      (reason: unknown) => isWanted && setOpened({ error: reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, attempt]);
  const retry = () => {
    setOpened({});
    setAttempt(attempt + 1);
  };
  const { ref, width } = useWidth();
  const numbers = file === undefined || width === 0 ? [] : pagesOf(file.numPages);
  return (
    <Stack gap="md" ref={ref} aria-busy={file === undefined && !error}>
      {error instanceof UnreadableFile ? (
        <ThesisNote title={texts.unreadable.title} text={texts.unreadable.text} file={{ name, url }} />
      ) : error ? (
        <LoadFailure error={error} subject={texts.fileWhat} onRetry={retry} />
      ) : numbers.length === 0 || file === undefined ? (
        <Skeleton height={520} />
      ) : (
        numbers.map((number) => <PdfPage key={number} file={file} number={number} width={width} />)
      )}
      {file !== undefined && file.numPages > MOST_PAGES ? (
        <Text size="sm" c="dimmed">
          {texts.morePages(MOST_PAGES, file.numPages)}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The width of an element, in steps; 0 before it is laid out. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.round(element.clientWidth / STEP) * STEP);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

const pagesOf = (count: number) => Array.from({ length: Math.min(count, MOST_PAGES) }, (_, index) => index + 1);
