import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The address's query for loading data, updated in an effect. The router renders a new address in a transition, during which
 * React may render the old one too; a query that used both would load the two in turn endlessly.
 */
export function useSettledSearch(): URLSearchParams {
  const [search] = useSearchParams();
  const [settled, setSettled] = useState(search);
  useEffect(() => setSettled(search), [search]);
  return settled;
}
