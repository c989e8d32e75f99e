import { Burger } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { Suspense, useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { useReauthentication } from '../../ui/service/useSession.ts';
import { useServiceWatch } from '../../ui/service/useSlices.ts';
import { useEditionsQuery } from '../Editions.generated.ts';
import { menuOf } from '../menu.ts';
import type { RouteTable } from '../routeTable.ts';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { HeaderUser } from './HeaderUser.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';
import { useSessionWatch } from './useSessionWatch.ts';

const ResumeDialog = lazyPart('ResumeDialog', () => import('../../features/accounts/session/ResumeDialog.tsx'));

/** The password dialog for a session that was lost during unsaved work (ACC-17). */
function SessionPrompt() {
  return useReauthentication() === 'none' ? null : (
    <Suspense fallback={null}>
      <ResumeDialog />
    </Suspense>
  );
}

const CONTENT_ID = 'content';
const MENU_ID = 'menu';

/** The frame of every screen: header, side menu (behind a burger on phones), footer. */
export function Shell({ table }: { table: RouteTable }) {
  const [menuOpened, { toggle, close }] = useDisclosure(false);
  const { data } = useEditionsQuery();
  const menu = useMemo(() => menuOf(table, data?.editions), [table, data]);
  const { pathname } = useLocation();
  const { openMenu, closeMenu, skipToContent } = shellTexts;
  useSessionWatch();
  useServiceWatch();
  useEffect(() => {
    if (pathname) close();
  }, [pathname, close]);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return (
    <div className={classes.shell}>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        {skipToContent}
      </a>
      <header className={classes.header}>
        <div className={classes.start}>
          <Burger
            opened={menuOpened}
            onClick={toggle}
            hiddenFrom="md"
            size="sm"
            aria-label={menuOpened ? closeMenu : openMenu}
            aria-expanded={menuOpened}
            aria-controls={MENU_ID}
          />
          <Brand edition={data?.editions.find(({ isCurrent }) => isCurrent)} />
        </div>
        <HeaderUser hasStatistics={table.screens.some(({ path }) => path === paths.dashboard)} />
      </header>
      <div id={MENU_ID} className={classes.side} data-opened={menuOpened}>
        <SideMenu menu={menu} onNavigate={close} />
      </div>
      <main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        <OfflineNote />
        <Outlet />
      </main>
      <Footer menu={menu} editions={data?.editions} />
      <SessionPrompt />
      <ScrollRestoration />
    </div>
  );
}
