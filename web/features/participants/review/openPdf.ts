/** The library that draws PDF files, with a worker of its own; it loads with the first file. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerSrc;

/** One for all files: a worker takes a tenth of a second to start. */
let worker: PDFWorker | null = null;

/** @throws if the bytes are no PDF, broken or locked */
export function openPdf(data: ArrayBuffer): Promise<PDFDocumentProxy> {
  worker ??= new PDFWorker();
  // The page's policy forbids WebAssembly; the library then decodes pictures in JavaScript.
  // Neither compiled fonts (GHSA-wgrm-67xf-hhpq) nor forms of XML: the files are foreign.
  return getDocument({ data, worker, useWasm: false, isEvalSupported: false, enableXfa: false }).promise;
}
