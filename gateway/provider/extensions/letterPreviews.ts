import type { ProviderClient } from '../http/client.ts';
import { toLetterPreview } from '../records/letterPreviews.ts';
import { type Body, toWire } from '../records/requestNames.ts';

/** The letters that changes or an undo would send; null where the provider cannot show letters beforehand. */
export const previewLetters = async (client: ProviderClient, request: Body<'LetterPreviewRequest'>) =>
  (
    await client.call('previewLetters', 'LetterPreviewList', { json: toWire<'LetterPreviewRequest'>(request) })
  ).data.map(toLetterPreview);
