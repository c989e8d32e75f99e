import { ApolloLink } from '@apollo/client/core';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ProviderExtension } from '../../../web/generated/types.ts';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { visibleSlices } from '../../../web/lib/slices.ts';
import { ServiceClockDocument, type ServiceClockQuery } from '../../../web/ui/service/ServiceClock.generated.ts';

const shownBy: Record<ProviderExtension, string[]> = {
  HISTORY: ['recordHistory'],
  LETTER_PREVIEWS: ['letterPreviews'],
  VERIFICATION: ['verification'],
  ARCHIVE: ['ownData'],
  SESSIONS: ['endAllSessions'],
  CANCELLED: ['cancelled'],
  CONSENT: [],
  OLDER_CABINET: [],
  MEETINGS: [],
  FILE_REPLACEMENT: [],
  PUBLICITY: ['publicity'],
  MEETING_ATTENDANCE: ['meetingAttendance'],
  ACCOUNT_CHANGES: ['accountChanges'],
  VERIFICATION_LETTERS: ['verificationLetters'],
};
const extensions = Object.keys(shownBy) as ProviderExtension[];

describe('parts of the page that need an extension', () => {
  it('are hidden while the extensions are unknown, and for a provider without any', () => {
    expect([...visibleSlices(null)]).toEqual([]);
    expect([...visibleSlices([])]).toEqual([]);
  });

  it('depend on their own extension alone, in every combination of two', () => {
    for (const one of extensions) {
      for (const other of extensions) {
        const expected = new Set([...shownBy[one], ...shownBy[other]]);
        expect(visibleSlices([one, other]), `${one} and ${other}`).toEqual(expected);
      }
    }
  });

  it('are all shown for a provider with everything', () => {
    expect([...visibleSlices(extensions)].sort()).toEqual(Object.values(shownBy).flat().sort());
  });

  it('stay on an open page while a restarted gateway does not know the extensions', async () => {
    const answers: (ProviderExtension[] | null)[] = [null, ['SESSIONS'], null, []];
    const known: unknown[] = [];
    const clock = { __typename: 'ServiceClock', now: '2025-09-15T09:00:00.000Z', isDemo: false };
    const client = createApolloClient({
      transport: new ApolloLink(() => of({ data: { clock, extensions: answers.shift() } })),
    });
    while (answers.length > 0) {
      await client.query({ query: ServiceClockDocument, fetchPolicy: 'network-only' });
      known.push(client.readQuery<ServiceClockQuery>({ query: ServiceClockDocument })?.extensions);
    }
    expect(known).toEqual([null, ['SESSIONS'], ['SESSIONS'], []]);
  });
});
