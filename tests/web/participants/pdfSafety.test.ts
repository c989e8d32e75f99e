import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { PdfPage, WITHOUT_ANNOTATIONS } from '../../../web/features/participants/review/PdfPages.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { pdfFile, pdfPage } from './pdfData.ts';

const getDocument = vi.hoisted(() => vi.fn(() => ({ promise: Promise.resolve({}) })));
vi.mock('pdfjs-dist', () => ({ getDocument, GlobalWorkerOptions: {}, PDFWorker: class {} }));
vi.mock('pdfjs-dist/build/pdf.worker.min.mjs?url', () => ({ default: 'worker.mjs' }));

it('opens a PDF without compiling its fonts (GHSA-wgrm-67xf-hhpq) and without its forms', async () => {
  const { openPdf } = await import('../../../web/features/participants/review/openPdf.ts');
  await openPdf(new ArrayBuffer(1));
  expect(getDocument).toHaveBeenCalledWith(expect.objectContaining({ isEvalSupported: false, enableXfa: false }));
});

it('draws a page without annotations', async () => {
  const { AnnotationMode } = await vi.importActual<typeof import('pdfjs-dist')>('pdfjs-dist/legacy/build/pdf.mjs');
  expect(WITHOUT_ANNOTATIONS).toBe(AnnotationMode.DISABLE);
  const page = pdfPage();
  const draw = vi.spyOn(page, 'render');
  renderScreen(createElement(PdfPage, { file: pdfFile(page) as never, number: 1, width: 100 }));
  await waitFor(() => expect(draw).toHaveBeenCalled());
  expect(draw.mock.calls[0]?.[0]).toMatchObject({ annotationMode: AnnotationMode.DISABLE });
});

it('loads nothing of the library that runs scripts of a PDF', () => {
  const folder = 'web';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const foreign = sources.filter((name) =>
    /pdfjs-dist\/(?:web|legacy\/web)|pdf\.(?:sandbox|scripting)|AnnotationLayer|enableScripting/.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(foreign).toEqual([]);
});
