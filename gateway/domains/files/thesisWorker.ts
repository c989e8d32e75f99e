import { endProcessAbove } from '../../lib/endProcessAbove.ts';
import { readThesis, readThesisText, type ThesisFacts } from './readThesis.ts';

endProcessAbove(320);

export interface ThesisTask {
  format: 'docx' | 'pdf';
  bytes: Uint8Array;
}

export const readFactsTask = ({ format, bytes }: ThesisTask): Promise<ThesisFacts> =>
  readThesis(format, Buffer.from(bytes));

export const readTextTask = ({ format, bytes }: ThesisTask): Promise<string[] | null> =>
  readThesisText(format, Buffer.from(bytes));
