import { readThesis, readThesisText, type ThesisFacts } from './readThesis.ts';

export interface ThesisTask {
  format: 'docx' | 'pdf';
  bytes: Uint8Array;
}

export const readTask = ({ format, bytes }: ThesisTask): Promise<ThesisFacts> => readThesis(format, Buffer.from(bytes));

export const readTextTask = ({ format, bytes }: ThesisTask): Promise<string[] | null> =>
  readThesisText(format, Buffer.from(bytes));
