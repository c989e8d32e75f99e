import { useSearchParams } from 'react-router-dom';

/** The query values of a mailed link. */
export interface SignedLink {
  userId: string;
  timestamp: string;
  signature: string;
}

/** Reads them from the page's address; null where one is missing, as in a link that was cut in two. */
export function useSignedLink(): SignedLink | null {
  const [query] = useSearchParams();
  const userId = query.get('user_id');
  const timestamp = query.get('timestamp');
  const signature = query.get('signature');
  return userId && timestamp && signature ? { userId, timestamp, signature } : null;
}
