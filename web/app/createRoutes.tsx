import { Box } from '@mantine/core';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { ToLogin } from '../ui/page/ToLogin.tsx';
import { useSession } from '../ui/service/useSession.ts';
import { useEditionsQuery } from './Editions.generated.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { AppRoute, RouteTable } from './routeTable.ts';
import { ShownScreen } from './ShownScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { YearScreen } from './YearScreen.tsx';

/**
 * A row of the route table on the page, behind its guard (CAB-04). A screen that the current edition does not have is no
 * screen (ruling R14); an edition that is not known yet holds up nothing.
 */
function RouteScreen({ route }: { route: AppRoute }) {
  const live = useSession();
  const { data } = useEditionsQuery({ skip: route.edition === undefined });
  if (route.access === 'session' && !live) return <ToLogin />;
  const current = data?.editions.find(({ isCurrent }) => isCurrent);
  if (route.edition && current && !current.screens.includes(route.edition)) {
    return <Navigate to={paths.notFound} replace />;
  }
  return <ShownScreen {...route} />;
}

/** The router's tree: the shell around every row of the table, a boundary of its own for each, the aliases. */
export function createRoutes(table: RouteTable): RouteObject[] {
  const errorElement = <FailureMessage place="screen" />;
  const screens = table.screens.map((route) => ({
    path: route.path,
    element: <RouteScreen route={route} />,
    errorElement,
  }));
  return [
    {
      element: <Shell table={table} />,
      errorElement: (
        <Box component="main" p="xl">
          <FailureMessage place="shell" />
        </Box>
      ),
      children: [
        ...screens,
        { path: paths.user, element: <Navigate to={paths.cabinet} replace /> },
        // The router cannot match a part of a segment: whatever else is one segment is read there.
        { path: '/:address', element: <YearScreen table={table} />, errorElement },
        { path: '*', element: <Navigate to={paths.notFound} replace /> },
      ],
    },
  ];
}
