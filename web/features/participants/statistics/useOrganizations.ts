import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OrganizationCountsDocument, type OrganizationCountsQuery } from './OrganizationCounts.generated.ts';

/** As many organisations come at once. */
const PAGE = 500;

type Counts = NonNullable<NonNullable<OrganizationCountsQuery['edition']>['participants']>['facets']['organizations'];

/** All organisations: those of the statistics, then page by page the rest. */
export function useOrganizations(year: number, first: Counts): Counts {
  const client = useApolloClient();
  const [others, setOthers] = useState<Counts>([]);
  useEffect(() => {
    const reading = { isStopped: false };
    async function readOthers() {
      const found: Counts = [];
      let last = first;
      while (last.length === PAGE && !reading.isStopped) {
        const variables = { year, offset: first.length + found.length };
        const { data } = await client.query({ query: OrganizationCountsDocument, variables, fetchPolicy: 'no-cache' });
        last = (data as OrganizationCountsQuery | undefined)?.edition?.participants?.facets.organizations ?? [];
        found.push(...last);
      }
      if (!reading.isStopped) setOthers(found);
    }
    // The card says that some are missing.
    readOthers().catch(() => setOthers([]));
    return () => {
      reading.isStopped = true;
    };
  }, [client, year, first]);
  return others.length === 0 ? first : [...first, ...others];
}
