import { Box } from '@mantine/core';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { repeatEarly } from '../lib/earlyInput.ts';
import { parseEditionPath, parseProjectPath, parseTalkPath, talkPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { Page } from '../ui/page/Page.tsx';
import { ScreenSkeleton } from '../ui/page/ScreenSkeleton.tsx';
import { ToLogin } from '../ui/page/ToLogin.tsx';
import { useSession } from '../ui/service/useSession.ts';
import { useEditionsQuery } from './Editions.generated.ts';
import { FailureMessage } from './FailureMessage.tsx';
import type { AppRoute, RouteTable } from './routeTable.ts';
import { Shell } from './shell/Shell.tsx';

/** Repeats early actions once React has hydrated the screen. */
function TakeOver() {
  useEffect(() => repeatEarly(), []);
  return null;
}

/** A screen, or its skeleton while its chunk loads. */
function ShownScreen({ screen: Screen, title }: { screen: ComponentType; title: string }) {
  return (
    <Suspense fallback={<ScreenSkeleton title={title} />}>
      <Screen />
      <TakeOver />
    </Suspense>
  );
}

/** The former address of the cabinet (ruling R8). */
function FormerCabinet() {
  return <Navigate to={{ ...useLocation(), pathname: paths.cabinet }} replace />;
}

const nowhere = <Navigate to={paths.notFound} replace />;

/**
 * Every other short address: a screen of a year (`/program-24`), a talk (`/program-24/…`), the people of a project
 * (`/neutron-users`), or an unknown one (PUB-06). The editions' data list the years (ruling R14); addresses of the current
 * edition name no year.
 */
function YearScreen({ table }: { table: RouteTable }) {
  const { pathname, search, hash } = useLocation();
  const { data, error, refetch } = useEditionsQuery();
  if (parseProjectPath(pathname) !== null) return <ShownScreen {...table.project} />;
  const talk = parseTalkPath(pathname);
  const address = parseEditionPath(talk?.programme ?? pathname);
  const listed = table.years.find(({ name }) => name === address?.screen);
  if (!listed || address?.year == null) return nowhere;
  const { year } = address;
  const route = talk ? table.talk : listed;
  const title = talk ? table.talk.title : listed.title(year);
  if (!data) {
    if (!error) return <ScreenSkeleton title={title} />;
    return (
      <Page title={title}>
        <LoadFailure error={error} subject={publicTexts.subject} onRetry={refetch} />
      </Page>
    );
  }
  const edition = data.editions.find((it) => it.year === year);
  if (!edition?.page.screens.includes(route.edition)) return nowhere;
  const current = edition.isCurrent && table.screens.find((it) => it.edition === route.edition);
  if (current) {
    const present = talk ? talkPath(current.path, talk.slug) : current.path;
    return <Navigate to={{ pathname: present, search, hash }} replace />;
  }
  return <ShownScreen screen={route.screen} title={title} />;
}

/**
 * A row of the route table on the page, behind its guard (CAB-04). A screen that the current edition lacks leads to /404
 * (ruling R14); until the edition is known, the screen is shown.
 */
function RouteScreen({ route }: { route: AppRoute }) {
  const live = useSession();
  const { data } = useEditionsQuery({ skip: route.edition === undefined });
  if (route.access === 'session' && !live) return <ToLogin />;
  const current = data?.editions.find(({ isCurrent }) => isCurrent);
  if (route.edition && current && !current.page.screens.includes(route.edition)) {
    return <Navigate to={paths.notFound} replace />;
  }
  return <ShownScreen {...route} />;
}

/** The router's tree: the shell around the routes of the table, each with an error boundary, and the aliases. */
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
        { path: paths.talk, element: <RouteScreen route={{ path: paths.talk, ...table.talk }} />, errorElement },
        { path: paths.user, element: <FormerCabinet /> },
        // The router cannot match a part of a segment, so YearScreen reads every other address of one or two segments.
        { path: '/:address/:talk?', element: <YearScreen table={table} />, errorElement },
        { path: '*', element: <Navigate to={paths.notFound} replace /> },
      ],
    },
  ];
}
