import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keyOf, nodeId } from '../../../lib/ids.ts';
import { changedParams } from '../../../lib/searchParams.ts';
import { writeFilter } from '../scope/filters.ts';

const withRecord = (params: URLSearchParams, id: string) => changedParams(params, { record: keyOf(id) });

/** The record in a review's address; the rest of the address is the list's filter. */
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
      // Not in a transition, which would first draw the saved record again.
      setParams((known) => withRecord(known, id), { replace: true, preventScrollReset: true, flushSync: true }),
    [setParams],
  );
  /** Starts another search as a new queue at its beginning. */
  const search = useCallback(
    (text: string) =>
      setParams((known) => changedParams(known, { record: null, q: text }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  /** Starts a new queue with other states. */
  const chooseStatuses = useCallback(
    (values: readonly string[]) =>
      setParams(
        (known) => {
          const next = changedParams(known, { record: null, status: null, 'status-not': null });
          writeFilter(next, 'status', { values, isExcept: false });
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { id: key === null ? null : nodeId('Registration', key), linkTo, open, search, chooseStatuses };
}
