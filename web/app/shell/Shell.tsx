import { useApolloClient } from '@apollo/client/react';
import { Burger, Text } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { shellTexts } from '#texts/shell.ts';
import { endServerSession } from '../../features/accounts/session/serverSession.ts';
import { formatDayRange, formatShortMoment } from '../../lib/dates.ts';
import { documentStoredAt, pageStoredAt } from '../../lib/offline.ts';
import { paths } from '../../lib/paths.ts';
import { toReturnState } from '../../lib/returnPath.ts';
import { endSession } from '../../lib/session.ts';
import { lazyPart } from '../../ui/page/lazyPart.ts';
import { useReauthentication, useSession, useSessionEnd } from '../../ui/service/useSession.ts';
import { useServiceWatch } from '../../ui/service/useSlices.ts';
import { useEditionsQuery } from '../Editions.generated.ts';
import { menuOf } from '../menu.ts';
import type { ListedEdition, RouteTable } from '../routeTable.ts';
import brandClasses from './Brand.module.css';
import { Footer } from './Footer.tsx';
import { HeaderUser } from './HeaderUser.tsx';
import offlineClasses from './OfflineNote.module.css';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';

/** While there is no network: when the page's content was stored, if it was. Null while there is a network. */
function useOffline(): { storedAt: string | null } | null {
  const { pathname } = useLocation();
  const [state, setState] = useState<{ storedAt: string | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const follow = async () => {
      const fromStore = documentStoredAt();
      if (navigator.onLine && fromStore === null) return setState(null);
      // A link in a stored document may lead to a screen that is not stored.
      const copy = await pageStoredAt(pathname).catch(() => null);
      if (isCurrent) setState({ storedAt: copy === null ? null : (fromStore ?? copy) });
    };
    const run = () => void follow();
    run();
    addEventListener('online', run);
    addEventListener('offline', run);
    return () => {
      isCurrent = false;
      removeEventListener('online', run);
      removeEventListener('offline', run);
    };
  }, [pathname]);
  return state;
}

/** A note above a page without a network: it says so, and when the content was stored. */
function OfflineNote() {
  const offline = useOffline();
  if (offline === null) return null;
  const stored = offline.storedAt === null ? null : formatShortMoment(offline.storedAt);
  return (
    <p role="status" className={offlineClasses.note}>
      {stored === null ? shellTexts.offline.none : shellTexts.offline.stored(stored)}
    </p>
  );
}

/** The portal's mark: a storage ring and its beams. Drawn as SVG, so that it follows the accent colour. */
function BrandMark() {
  return (
    <svg width={36} height={36} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
      <circle cx="14" cy="18" r="7.5" fill="none" stroke="#fff" strokeWidth="2.5" />
      <path
        d="M14 10.5h13M20.2 13.8 27 7"
        stroke="var(--mantine-primary-color-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="14" cy="18" r="2" fill="#fff" />
    </svg>
  );
}

/** Mark and name, with place and days of the current edition; leads home. */
function Brand({ edition }: { edition: ListedEdition | undefined }) {
  return (
    <Link to={paths.home} className={brandClasses.brand}>
      <BrandMark />
      <span className={brandClasses.words}>
        <span className={brandClasses.name}>{shellTexts.brand}</span>
        {edition === undefined ? null : (
          <Text component="span" size="xs" c="dimmed" lh={1.3} visibleFrom="sm" truncate>
            {shellTexts.brandLine(formatDayRange(edition.startsOn, edition.endsOn), edition.location)}
          </Text>
        )}
      </span>
    </Link>
  );
}

/**
 * Reacts when a session ends, here or in another tab: removes the person's data from the cache. Unless the person logged out
 * here, it also ends the token on the server and leads to /login, which says why and returns to this address (ACC-17). While
 * the password dialog waits, the session counts as ended.
 */
function useSessionWatch(): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const live = useSession();
  const end = useSessionEnd();
  const isLost = useReauthentication() === 'here';
  const location = useLocation();
  const before = useRef(live);
  useEffect(() => {
    const ended = before.current && !live;
    before.current = live;
    if (!ended) return;
    void client.clearStore();
    if (end === null) return;
    endServerSession(client);
    if (location.pathname !== paths.login)
      void navigate(paths.login, { replace: true, state: toReturnState(location) });
  }, [live, end, client, location, navigate]);
  useEffect(() => {
    if (isLost) endServerSession(client);
  }, [isLost, client]);
}

/** Without the dialog the person cannot log in again here, so the session ends. */
function NoDialog() {
  useEffect(() => endSession('expired'), []);
  return null;
}

const ResumeDialog = lazyPart(
  'ResumeDialog',
  () => import('../../features/accounts/session/ResumeDialog.tsx'),
  NoDialog,
);

/** The password dialog for a session that ended during unsaved work (ACC-17). */
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
  const burger = useRef<HTMLButtonElement>(null);
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !menuOpened) return;
    burger.current?.focus();
    close();
  });
  return (
    <div className={classes.shell}>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        {skipToContent}
      </a>
      <header className={classes.header}>
        <div className={classes.start}>
          <Burger
            ref={burger}
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
