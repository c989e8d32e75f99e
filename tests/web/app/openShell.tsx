import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { createRoutes } from '../../../web/app/createRoutes.tsx';
import { routeTable } from '../../../web/app/routes.tsx';
import type { AppRoute, RouteTable } from '../../../web/app/routeTable.ts';
import { Page } from '../../../web/ui/page/Page.tsx';
import { type Resolvers, renderRoutes, schemaTransport } from '../../testkit/render.tsx';

/** Who is logged in. */
export const viewer = {
  id: '7',
  displayName: 'Примеров Пример',
  isModerator: false,
  profile: { id: '9', photoUrl: null },
};
const clock = () => ({ now: '2025-09-15T09:00:00.000Z', isDemo: true });
const icon = () => <svg aria-hidden="true" />;

const screenOf = (component: () => React.ReactNode) => lazy(async () => ({ default: component }));
export const row = (path: string, title: string, component?: () => React.ReactNode): AppRoute => ({
  path,
  title,
  screen: screenOf(component ?? (() => <Page title={title} />)),
  menu: { label: title, icon },
});

/** The real table, with a heading in place of the cabinet's screen, which other tests cover. */
export const table: RouteTable = {
  ...routeTable,
  screens: routeTable.screens.map((route) =>
    ['/personal-data', '/expired_reg_25'].includes(route.path)
      ? { ...route, screen: screenOf(() => <Page title="Личный кабинет" />) }
      : route,
  ),
};

/** Editions as the service lists them, newest first. */
export const edition = (year: number, screens: string[]) => ({
  year,
  title: 'Форум по исследованиям',
  location: 'Москва',
  startsOn: `${year}-10-21`,
  endsOn: `${year}-10-25`,
  contacts: null,
  page: { screens },
  projects: [],
});
export const listed = (...editions: object[]) => ({
  editions: () => editions.map((it, index) => ({ ...it, isCurrent: index === 0 })),
});
export const threeYears = [
  edition(2025, ['ORGANISERS', 'PHOTOS', 'CONTACTS']),
  edition(2024, ['PHOTOS', 'THESIS_COLLECTION']),
  edition(2023, ['THESIS_COLLECTION', 'PHOTOS']),
];

/** The page at an address, with these routes. */
export function open(at: string, resolvers: Resolvers = {}, rows: Pick<RouteTable, 'screens' | 'years'> = table) {
  const transport = schemaTransport({ ...resolvers, Query: { clock, ...resolvers.Query } });
  return renderRoutes(createRoutes({ ...table, ...rows }), at, transport);
}

export const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
export const openMenu = async (page: ReturnType<typeof open>) =>
  page.user.click(await screen.findByRole('button', { name: /Меню пользователя: / }));
