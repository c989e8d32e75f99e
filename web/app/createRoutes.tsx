import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { RootFailure } from './RootFailure.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import type { AppRoute } from './routeTable.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { Shell } from './shell/Shell.tsx';

/** The router's tree: the shell around every row of the table, a boundary of its own for each, the aliases. */
export function createRoutes(table: readonly AppRoute[]): RouteObject[] {
  const screens = table.map((route) => ({
    path: route.path,
    element: <RouteScreen route={route} />,
    errorElement: <ScreenFailure />,
  }));
  return [
    {
      element: <Shell table={table} />,
      errorElement: <RootFailure />,
      children: [
        ...screens,
        { path: paths.user, element: <Navigate to={paths.cabinet} replace /> },
        { path: '*', element: <Navigate to={paths.notFound} replace /> },
      ],
    },
  ];
}
