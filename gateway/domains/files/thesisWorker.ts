import { endAbove } from '../../lib/endAbove.ts';
import { readThesis, readThesisText, type ThesisFacts } from './readThesis.ts';

endAbove(320);

export interface ThesisTask {
  format: 'docx' | 'pdf';
  bytes: Uint8Array;
}

export const readTask = ({ format, bytes }: ThesisTask): Promise<ThesisFacts> => readThesis(format, Buffer.from(bytes));

export const readTextTask = ({ format, bytes }: ThesisTask): Promise<string[] | null> =>
  readThesisText(format, Buffer.from(bytes));
