/** Loads the library that draws PDF files, and its worker, with the first file. */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerSrc;

/** One worker for all files, because it takes a tenth of a second to start. */
let worker: PDFWorker | null = null;

/** @throws if the bytes are not a PDF, or a broken or locked one */
export function openPdf(data: ArrayBuffer): Promise<PDFDocumentProxy> {
  worker ??= new PDFWorker();
  // The page's policy forbids WebAssembly; the library then decodes pictures in JavaScript.
  // Disables compiled fonts (GHSA-wgrm-67xf-hhpq) and XML forms, because the files are untrusted.
  return getDocument({ data, worker, useWasm: false, isEvalSupported: false, enableXfa: false }).promise;
}
