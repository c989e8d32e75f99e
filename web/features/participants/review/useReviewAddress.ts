import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keyOf, nodeId } from '../../../lib/ids.ts';

function withRecord(params: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('record', keyOf(id));
  return next;
}

/** The open record of a review in the address, beside the list's filter. */
export function useReviewAddress() {
  const [params, setParams] = useSearchParams();
  const key = params.get('record');
  const linkTo = useCallback(
    (id: string) => ({
      to: { search: `?${withRecord(params, id)}` },
      replace: true,
      preventScrollReset: true as const,
      state: null,
    }),
    [params],
  );
  const open = useCallback(
    (id: string) =>
      // At once: a transition would first draw the saved record again.
      setParams((known) => withRecord(known, id), { replace: true, preventScrollReset: true, flushSync: true }),
    [setParams],
  );
  /** Another search is another queue, from its beginning. */
  const search = useCallback(
    (text: string) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          next.delete('record');
          if (text === '') next.delete('q');
          else next.set('q', text);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { id: key === null ? null : nodeId('Registration', key), linkTo, open, search };
}
