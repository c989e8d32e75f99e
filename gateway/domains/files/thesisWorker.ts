import { readThesis, type ThesisFacts } from './readThesis.ts';

export interface ThesisTask {
  format: 'docx' | 'pdf';
  bytes: Uint8Array;
}

/** Runs in the thread pool of checkThesis.ts. */
export const readTask = ({ format, bytes }: ThesisTask): Promise<ThesisFacts> => readThesis(format, Buffer.from(bytes));
