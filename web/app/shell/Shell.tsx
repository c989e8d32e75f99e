import { AppShell, Burger, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { shellTexts } from '../../texts/ru/shell.ts';
import { type AppRoute, menuGroups } from '../routeTable.ts';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { HeaderUser } from './HeaderUser.tsx';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';
import { useSessionWatch } from './useSessionWatch.ts';

const CONTENT_ID = 'content';

/** The frame of every screen: header, side menu (behind a burger on phones), footer. */
export function Shell({ table }: { table: readonly AppRoute[] }) {
  const [menuOpened, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  const { openMenu, closeMenu, skipToContent } = shellTexts;
  useSessionWatch();
  useEffect(() => {
    if (pathname) menu.close();
  }, [pathname, menu.close]);
  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: 264, breakpoint: 'md', collapsed: { mobile: !menuOpened } }}
      className={classes.shell}
    >
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        {skipToContent}
      </a>
      <AppShell.Header className={classes.header}>
        <Group gap="sm" wrap="nowrap" miw={0}>
          <Burger
            opened={menuOpened}
            onClick={menu.toggle}
            hiddenFrom="md"
            size="sm"
            aria-label={menuOpened ? closeMenu : openMenu}
            aria-expanded={menuOpened}
          />
          <Brand />
        </Group>
        <HeaderUser />
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar}>
        <SideMenu groups={menuGroups(table)} onNavigate={menu.close} />
      </AppShell.Navbar>
      <AppShell.Main id={CONTENT_ID} tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <Outlet />
        </div>
        <Footer />
      </AppShell.Main>
      <ScrollRestoration />
    </AppShell>
  );
}
