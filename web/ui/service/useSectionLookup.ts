import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SectionLookupDocument, type SectionLookupQuery } from './SectionLookup.generated.ts';

/** 1§8, in milliseconds; each further pause doubles. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * Requests the list of sections while a name is missing, until the person leaves the page (LST-09). The cache passes the names
 * on to everything on the page.
 * @param reload reads the page's data again, for sections that the list lacks
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
