import { useEffect, useRef } from 'react';
import { useViewerQuery, type ViewerQuery } from '../../features/accounts/session/Viewer.generated.ts';
import { explainFailure, isUnauthenticated } from '../../lib/failures.ts';
import { notifyError } from '../../lib/notify.ts';
import { shellTexts } from '../../texts/ru/shell.ts';

/** Milliseconds between two reads after a failed one. */
const RETRY_EVERY = 10_000;

/**
 * The person of the session; undefined until read. A failed read is toasted once and repeated until it succeeds; the end
 * of a session is silent (ACC-17), and so is a missing network, which the page names in its own place.
 */
export function useHeaderViewer(skip: boolean): ViewerQuery['viewer'] | undefined {
  const { data, error, startPolling, stopPolling } = useViewerQuery({
    skip,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const isToasted = useRef(false);
  useEffect(() => {
    if (data === undefined) return;
    isToasted.current = false;
    stopPolling();
  }, [data, stopPolling]);
  useEffect(() => {
    if (error === undefined || isUnauthenticated(error)) return;
    startPolling(RETRY_EVERY);
    if (isToasted.current || !navigator.onLine) return;
    isToasted.current = true;
    const { message, requestId } = explainFailure(error);
    notifyError(message, { title: shellTexts.profileFailed, requestId });
  }, [error, startPolling]);
  return data?.viewer;
}
