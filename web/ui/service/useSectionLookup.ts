import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SectionLookupDocument, type SectionLookupQuery } from './SectionLookup.generated.ts';

/** 1§8, in milliseconds; each further pause is twice as long. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * Asks for the list of sections while a name is awaited, until the page is left (LST-09). The cache brings the names to
 * everything on the page.
 * @param reload reads what the page shows again, for sections that the list lacks
 */
export function useSectionLookup(year: number, isAwaited: boolean, reload: () => void): void {
  const client = useApolloClient();
  const onRead = useEffectEvent(reload);
  useEffect(() => {
    if (!isAwaited) return;
    let pause = FIRST_PAUSE;
    let isLeft = false;
    const read = async () => {
      const { data } = await client
        .query<SectionLookupQuery>({ query: SectionLookupDocument, variables: { year }, fetchPolicy: 'network-only' })
        .catch(() => ({ data: undefined }));
      if (isLeft) return;
      if (data?.edition?.sections) onRead();
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      timer = setTimeout(read, pause);
    };
    let timer = setTimeout(read, pause);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [client, year, isAwaited]);
}
