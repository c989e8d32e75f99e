import { Navigate, useLocation } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { parseEditionPath, parseProjectPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { Page } from '../ui/page/Page.tsx';
import { ScreenSkeleton } from '../ui/page/ScreenSkeleton.tsx';
import { useEditionsQuery } from './Editions.generated.ts';
import type { RouteTable } from './routeTable.ts';
import { ShownScreen } from './ShownScreen.tsx';

const nowhere = <Navigate to={paths.notFound} replace />;

/**
 * Every one-part address without a row in the table: a screen of a year (`/program-24`), the people of a project
 * (`/neutron-users`), or nothing (PUB-06). The editions' data list the years (ruling R14); addresses of the current
 * year have no year.
 */
export function YearScreen({ table }: { table: RouteTable }) {
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useEditionsQuery();
  if (parseProjectPath(pathname) !== null) return <ShownScreen {...table.project} />;
  const address = parseEditionPath(pathname);
  const route = table.years.find(({ name }) => name === address?.screen);
  if (!route || address?.year == null) return nowhere;
  const { year } = address;
  const title = route.title(year);
  if (!data) {
    if (!error) return <ScreenSkeleton title={title} />;
    return (
      <Page title={title}>
        <LoadFailure error={error} subject={publicTexts.what} onRetry={refetch} />
      </Page>
    );
  }
  const edition = data.editions.find((it) => it.year === year);
  if (!edition?.screens.includes(route.edition)) return nowhere;
  const current = edition.isCurrent && table.screens.find((it) => it.edition === route.edition);
  if (current) return <Navigate to={{ pathname: current.path, search }} replace />;
  return <ShownScreen screen={route.screen} title={title} />;
}
