import { listSections } from '../provider/calls/references.ts';
import type { ProviderClient } from '../provider/http/client.ts';
import type { Section } from '../provider/records/references.ts';
import { createStaleWhileRevalidateCache, type FoundAnswer } from './staleWhileRevalidate.ts';

const ages = { freshMs: 60_000 };
/** One list for each edition. */
const maxAnswers = 50;

/** A caller who needs sections. */
export interface SectionReader {
  /** @throws GatewayError for a visitor and for a token that is not valid */
  admit(): Promise<void>;
  /** A client with the reader's token, without the reader's signal: other readers may wait for the same call. */
  client(): ProviderClient;
}

/** Sections of meetings, read with the token of one caller and shared among signed-in callers (ruling R28). */
export function createSharedSections(
  cacheRead: (cache: 'sections', outcome: FoundAnswer<unknown>['outcome']) => void,
  now?: () => number,
) {
  const cache = createStaleWhileRevalidateCache({ maxAnswers, now });
  return async (meetingId: number, reader: SectionReader): Promise<Section[]> => {
    await reader.admit();
    let isOwnCall = false;
    const load = () => {
      isOwnCall = true;
      return listSections(reader.client(), meetingId);
    };
    try {
      const { data, outcome } = await cache.read(String(meetingId), ages, load);
      cacheRead('sections', outcome);
      return data;
    } catch (error) {
      // The call used another caller's token, which may lack a right that this caller has.
      if (isOwnCall) throw error;
      return listSections(reader.client(), meetingId);
    }
  };
}
