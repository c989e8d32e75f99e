import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { shellTexts } from '../../texts/ru/shell.ts';
import { Common } from '../../ui/Common.tsx';
import { useSession } from '../../ui/useSession.ts';
import { useHeaderViewer } from './useHeaderViewer.ts';

// The menu floats, and what makes it float is heavy; visitors and /login do without.
const UserMenu = lazy(() => import('./UserMenu.tsx').then((it) => ({ default: it.UserMenu })));

/**
 * The right end of the header (ACC-19). Its question is also the logged-in check: a marker without a viewer behind it is
 * a session that ended (ACC-17, lib/sessionLink). A check that could not be made ends nothing.
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
  return (
    <Common>
      <Button component={Link} to={paths.login} size="sm">
        {shellTexts.login}
      </Button>
    </Common>
  );
}
