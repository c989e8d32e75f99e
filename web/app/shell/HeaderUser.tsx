import { Button, Skeleton } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import { useViewerQuery, type ViewerQuery } from '../../features/accounts/session/Viewer.generated.ts';
import { explainFailure, isUnauthenticated } from '../../lib/failures.ts';
import { notifyError } from '../../lib/notify.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { VisitorOnly } from '../../ui/page/VisitorOnly.tsx';
import { useSession } from '../../ui/service/useSession.ts';

/** Milliseconds between two reads after a failed one. */
const RETRY_EVERY = 10_000;

/**
 * The person of the session; undefined until read. A failed or partial read repeats until it succeeds; a failed one shows one
 * toast. The end of a session shows no toast (ACC-17); a missing network shows none either, because the page reports it
 * elsewhere.
 */
function useHeaderViewer(skip: boolean): ViewerQuery['viewer'] | undefined {
  const { data, error, startPolling, stopPolling } = useViewerQuery({
    skip,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const isToasted = useRef(false);
  // A query with errorPolicy 'all' stores null in the cache for what failed, and Apollo then drops the error of this query.
  const isPartial = data !== undefined && typeof data.viewer?.isModerator !== 'boolean';
  useEffect(() => {
    if (isPartial) startPolling(RETRY_EVERY);
    else if (data !== undefined) {
      isToasted.current = false;
      stopPolling();
    }
  }, [data, isPartial, startPolling, stopPolling]);
  useEffect(() => {
    if (error === undefined || isUnauthenticated(error)) return;
    startPolling(RETRY_EVERY);
    if (isToasted.current || !navigator.onLine) return;
    isToasted.current = true;
    const { message, requestId } = explainFailure(error);
    notifyError(message, { title: shellTexts.profileFailed, requestId });
  }, [error, startPolling]);
  return isPartial ? undefined : data?.viewer;
}

const toPage = (path: string, label: string) => (
  <Button component={Link} to={path} size="sm">
    {label}
  </Button>
);

// The code that positions the menu is large; visitors and /login do without it. Logging out does not need the menu.
const UserMenu = lazyPart(
  'UserMenu',
  () => import('./UserMenu.tsx'),
  () => toPage(paths.logout, shellTexts.logout),
);

/**
 * The right end of the header (ACC-19). Its query is also the check of the session: a marker without a viewer means that the
 * session has ended (ACC-17, lib/sessionLink). A failed check does not end the session.
 */
export function HeaderUser({ hasStatistics }: { hasStatistics: boolean }) {
  const live = useSession();
  const { pathname } = useLocation();
  const onLogin = pathname === paths.login;
  const viewer = useHeaderViewer(!live || onLogin);
  if (onLogin) return null;
  if (live) {
    return (
      <Suspense fallback={<Skeleton circle height={36} />}>
        <UserMenu viewer={viewer ?? null} loading={viewer === undefined} hasStatistics={hasStatistics} />
      </Suspense>
    );
  }
  return <VisitorOnly>{toPage(paths.login, shellTexts.login)}</VisitorOnly>;
}
