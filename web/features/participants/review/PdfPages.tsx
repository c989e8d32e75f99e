import { ActionIcon, Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reviewTexts as texts } from '#texts/review.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import classes from './PdfPages.module.css';
import { loadPdf, MissingFile, UnreadableFile } from './pdfStore.ts';
import { ThesisNote } from './ThesisNote.tsx';

interface PdfPageProps {
  file: PDFDocumentProxy;
  number: number;
  /** Width to draw, in CSS pixels. */
  width: number;
}

/** A higher resolution looks no better and needs much memory. */
const SHARPEST = 2;
/** A page that takes longer to draw stays empty. */
const LONGEST_MS = 10_000;
/** The library's AnnotationMode.DISABLE, copied because importing it would load the library. Links and forms of a thesis are untrusted. */
export const WITHOUT_ANNOTATIONS = 0;
/** A thesis has a few thousand letters; the rest of a longer page is not read. */
const MOST_LETTERS = 20_000;
/** Height divided by width of A4, used until the page's size is known. */
const A4 = Math.SQRT2;

/** A browser draws no larger picture reliably; a page of A4 twice as sharp as the screen has 4 million pixels. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 8_192;
/** The largest height divided by width of a shown page; a thesis has 1.4. */
const MOST_RATIO = 4;

/** The scale that draws a page of this size `wanted` pixels wide, and its height divided by width; limits a giant page. */
function pageScale({ width, height }: { width: number; height: number }, wanted: number) {
  const scale = Math.min(
    wanted / width,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  return { scale, ratio: Math.min(height / width, MOST_RATIO) };
}

async function readWords(page: PDFPageProxy): Promise<string> {
  const reader = page.streamTextContent().getReader();
  let words = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const items: { str?: string }[] = part.value.items;
    words += items.map(({ str = '' }) => `${str} `).join('');
    if (words.length < MOST_LETTERS) continue;
    await reader.cancel();
    break;
  }
  return words.slice(0, MOST_LETTERS).trim();
}

/** One page of a PDF: its picture, and its text for screen readers. */
export function PdfPage({ file, number, width }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const [ratio, setRatio] = useState(A4);
  useEffect(() => {
    let stop = () => {};
    let isWanted = true;
    const draw = async () => {
      const page = await file.getPage(number);
      const element = canvas.current;
      if (!isWanted || element === null) return;
      const sharpness = Math.min(window.devicePixelRatio || 1, SHARPEST);
      const shown = pageScale(page.getViewport({ scale: 1 }), width * sharpness);
      setRatio(shown.ratio);
      const viewport = page.getViewport({ scale: shown.scale });
      element.width = Math.floor(viewport.width);
      element.height = Math.floor(viewport.height);
      const task = page.render({ canvas: element, viewport, annotationMode: WITHOUT_ANNOTATIONS });
      const giveUp = setTimeout(() => task.cancel(), LONGEST_MS);
      stop = () => task.cancel();
      await task.promise.finally(() => clearTimeout(giveUp));
      element.dataset.drawn = 'true';
      const found = await readWords(page);
      if (isWanted) setWords(found);
    };
    // A page that cannot be drawn stays empty; the file can be opened by its link.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [file, number, width]);
  return (
    <>
      <canvas
        ref={canvas}
        className={classes.page}
        style={{ aspectRatio: `1 / ${ratio}` }}
        role="img"
        aria-label={texts.page(number, file.numPages)}
      />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

/** Zoom factors; 1 is the width of the pane. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const FIT = 1;

function ZoomTools({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const smaller = zooms.findLast((it) => it < zoom);
  const larger = zooms.find((it) => it > zoom);
  const step = (label: string, to: number | undefined, Icon: typeof IconZoomIn) => (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => onZoom(to ?? FIT)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <Group gap="xs" role="group" aria-label={texts.zoom.label}>
      {step(texts.zoom.smaller, smaller, IconZoomOut)}
      <Text size="sm" miw="4rem" ta="center" role="status">
        {texts.zoom.percent(zoom)}
      </Text>
      {step(texts.zoom.larger, larger, IconZoomIn)}
      <Button variant="default" size="sm" disabled={zoom === FIT} onClick={() => onZoom(FIT)}>
        {texts.zoom.fit}
      </Button>
    </Group>
  );
}

/** Limits the pages that are drawn; a thesis has a page or two. */
const MOST_PAGES = 10;
/** Rounds the width, so that a scroll bar does not cause another drawing. */
const STEP = 40;

/** A PDF, drawn page by page; for another file, use another element. */
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
  // The zoom also applies to the next abstract.
  const [zoom, setZoom] = useLocalStorage({
    key: 'portal.review.zoom',
    defaultValue: FIT,
    getInitialValueInEffect: false,
  });
  const numbers = file === undefined || width === 0 ? [] : pageNumbers(file.numPages);
  return (
    <Stack gap="md" ref={ref} aria-busy={file === undefined && !error}>
      {error instanceof UnreadableFile ? (
        <ThesisNote title={texts.unreadable.title} text={texts.unreadable.text} file={{ name, url }} />
      ) : error instanceof MissingFile ? (
        <ThesisNote {...texts.missing} />
      ) : error ? (
        <LoadFailure error={error} subject={texts.fileSubject} onRetry={retry} />
      ) : numbers.length === 0 || file === undefined ? (
        <Skeleton height={520} />
      ) : (
        <>
          <ZoomTools zoom={zoom} onZoom={setZoom} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className={classes.frame} aria-label={name} tabIndex={0}>
            <Stack gap="md" style={{ width: `${zoom * 100}%` }}>
              {numbers.map((number) => (
                <PdfPage key={number} file={file} number={number} width={width * zoom} />
              ))}
            </Stack>
          </section>
        </>
      )}
      {file !== undefined && file.numPages > MOST_PAGES ? (
        <Text size="sm" c="dimmed">
          {texts.morePages(MOST_PAGES, file.numPages)}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The width of an element, rounded down; 0 before the layout. */
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

const pageNumbers = (count: number) => Array.from({ length: Math.min(count, MOST_PAGES) }, (_, index) => index + 1);
