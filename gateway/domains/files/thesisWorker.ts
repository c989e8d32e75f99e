import { readThesis, type ThesisFacts } from './readThesis.ts';

export interface ThesisTask {
  format: 'docx' | 'pdf';
  bytes: Uint8Array;
}

export const readTask = ({ format, bytes }: ThesisTask): Promise<ThesisFacts> => readThesis(format, Buffer.from(bytes));
