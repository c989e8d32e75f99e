import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { RootFailure } from './RootFailure.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import type { RouteTable } from './routeTable.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { YearScreen } from './YearScreen.tsx';

/** The router's tree: the shell around every row of the table, a boundary of its own for each, the aliases. */
export function createRoutes(table: RouteTable): RouteObject[] {
  const screens = table.screens.map((route) => ({
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
        // The router cannot match a part of a segment: whatever else is one segment is read there.
        { path: '/:address', element: <YearScreen table={table} />, errorElement: <ScreenFailure /> },
        { path: '*', element: <Navigate to={paths.notFound} replace /> },
      ],
    },
  ];
}
