import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkValueInput } from '../../../generated/types.ts';
import { useHydrated } from '../../../ui/page/useHydrated.ts';

interface LinkState {
  /** The link's query. */
  mailedLink?: string;
}

/**
 * All query values of a mailed link, whatever their names (API-04, API-05); empty without a query. Removes them from the
 * address, because they open an account and addresses are logged and copied. The history entry stores them, so that a
 * reload still works. During hydration there is no query.
 */
export function useMailedLink(): LinkValueInput[] {
  const { pathname, ...location } = useLocation();
  const { search, state } = useHydrated() ? location : { search: '', state: null };
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { mailedLink: search } satisfies LinkState });
  }, [pathname, search, navigate]);
  const query = search || ((state as LinkState | null)?.mailedLink ?? '');
  return useMemo(() => [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })), [query]);
}
