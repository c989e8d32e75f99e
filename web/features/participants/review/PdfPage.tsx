import { VisuallyHidden } from '@mantine/core';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { reviewTexts as texts } from '../../../texts/ru/review.ts';
import classes from './PdfPages.module.css';

interface PdfPageProps {
  file: PDFDocumentProxy;
  number: number;
  /** Width to draw, in CSS pixels. */
  width: number;
}

/** Sharper than this gains nothing and takes much memory. */
const SHARPEST = 2;
/** Height to width of A4, until the page is known. */
const A4 = Math.SQRT2;

/** One page of a PDF: its picture, and its text for those who do not see it. */
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
      const natural = page.getViewport({ scale: 1 });
      setRatio(natural.height / natural.width);
      const sharpness = Math.min(window.devicePixelRatio || 1, SHARPEST);
      const viewport = page.getViewport({ scale: (width * sharpness) / natural.width });
      element.width = Math.floor(viewport.width);
      element.height = Math.floor(viewport.height);
      const task = page.render({ canvas: element, viewport });
      stop = () => task.cancel();
      await task.promise;
      element.dataset.drawn = 'true';
      const { items } = await page.getTextContent();
      if (isWanted) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
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
