import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useViewerQuery } from '../../features/accounts/Viewer.generated.ts';
import { paths } from '../../lib/paths.ts';
import { endSession, useSession } from '../../lib/session.ts';
import { shellTexts } from '../../texts/ru/shell.ts';
import { UserMenu } from './UserMenu.tsx';

/**
 * The right end of the header (ACC-19). It is also the logged-in check: a marker without a viewer behind it is a
 * session that ended, and no toast is made of it (ACC-17). A check that could not be made ends nothing.
 */
export function HeaderUser() {
  const live = useSession();
  const { pathname } = useLocation();
  const onLogin = pathname === paths.login;
  const { data } = useViewerQuery({ skip: !live || onLogin });
  const gone = live && !onLogin && data !== undefined && data.viewer === null;
  useEffect(() => {
    if (gone) endSession('expired');
  }, [gone]);
  if (onLogin) return null;
  if (live) return <UserMenu viewer={data?.viewer ?? null} loading={data === undefined} />;
  return (
    <Button component={Link} to={paths.login} size="sm">
      {shellTexts.login}
    </Button>
  );
}
