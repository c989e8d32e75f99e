import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './useHydrated.ts';

const nobody = new URLSearchParams();

/**
 * The query of the address for what the service is asked with. The router shows a new address in a transition, which React
 * may draw several times beside the old one; a query that followed both would ask for the two in turn, without end. So it
 * follows once the address is there. While the page is taken over from the server it is empty.
 */
export function useSettledSearch(): URLSearchParams {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const current = hydrated ? search : nobody;
  const [settled, setSettled] = useState(current);
  useEffect(() => setSettled(current), [current]);
  return settled;
}
