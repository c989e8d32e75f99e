import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../ui/useHydrated.ts';

/** The values of a mailed link that the service checks. */
export interface SignedLink {
  userId: string;
  timestamp: string;
  signature: string;
}

interface Arrival {
  /** Whether the page was opened with a mailed link, whole or not. */
  fromLink: boolean;
  /** Null where a value is missing, as in a link that was cut in two. */
  link: SignedLink | null;
  /** The account's address as the link holds it; null for a link without one. */
  email: string | null;
}

interface LinkState {
  /** The link's query. */
  mailedLink?: string;
}

/**
 * Reads a mailed link and removes it from the page's address: its signature opens an account, and addresses are logged
 * and copied. The history entry holds the values, so that a reload still works. During hydration there is no query.
 */
export function useSignedLink(): Arrival {
  const { pathname, ...location } = useLocation();
  const { search, state } = useHydrated() ? location : { search: '', state: null };
  const navigate = useNavigate();
  const isInAddress = new URLSearchParams(search).has('user_id');
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true, state: { mailedLink: search } satisfies LinkState });
  }, [isInAddress, pathname, search, navigate]);
  const query = new URLSearchParams(isInAddress ? search : ((state as LinkState | null)?.mailedLink ?? ''));
  const userId = query.get('user_id');
  const timestamp = query.get('timestamp');
  const signature = query.get('signature');
  return {
    fromLink: userId !== null,
    link: userId && timestamp && signature ? { userId, timestamp, signature } : null,
    email: query.get('email') || null,
  };
}
