import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The address's query for loading data. The router renders a new address in a transition, which React may repeat beside
 * the old one; a query that followed both would load the two in turn endlessly. So it follows in an effect.
 */
export function useSettledSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const [settled, setSettled] = useState(search);
  useEffect(() => setSettled(search), [search]);
  return settled;
}
