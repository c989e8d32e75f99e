import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { parseEditionPath, parseProjectPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { publicTexts } from '../texts/ru/public.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx';
import { useEditionsQuery } from './Editions.generated.ts';
import type { RouteTable } from './routeTable.ts';
import { TakeOver } from './TakeOver.tsx';

const nowhere = <Navigate to={paths.notFound} replace />;

/**
 * Every one-part address without a row in the table: a screen of a year (`/program-24`), the people of a project
 * (`/neutron-users`), or nothing (PUB-06). The editions' data list the years (ruling R14); addresses of the current
 * year have no year.
 */
export function YearScreen({ table }: { table: RouteTable }) {
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useEditionsQuery();
  if (parseProjectPath(pathname) !== null) {
    const { screen: Screen, title } = table.project;
    return (
      <Suspense fallback={<ScreenSkeleton title={title} />}>
        <Screen />
        <TakeOver />
      </Suspense>
    );
  }
  const address = parseEditionPath(pathname);
  const route = table.years.find(({ name }) => name === address?.screen);
  if (!route || address?.year == null) return nowhere;
  const { year } = address;
  const title = route.title(year);
  if (!data) {
    if (!error) return <ScreenSkeleton title={title} />;
    return (
      <Page title={title}>
        <LoadFailure error={error} what={publicTexts.what} onRetry={() => void refetch().catch(() => undefined)} />
      </Page>
    );
  }
  const edition = data.editions.find((it) => it.year === year);
  if (!edition?.screens.includes(route.edition)) return nowhere;
  const current = edition.isCurrent && table.screens.find((it) => it.edition === route.edition);
  if (current) return <Navigate to={{ pathname: current.path, search }} replace />;
  const Screen = route.screen;
  return (
    <Suspense fallback={<ScreenSkeleton title={title} />}>
      <Screen />
      <TakeOver />
    </Suspense>
  );
}
