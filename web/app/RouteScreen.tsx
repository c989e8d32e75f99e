import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx';
import { ToLogin } from '../ui/ToLogin.tsx';
import { useSession } from '../ui/useSession.ts';
import { useEditionsQuery } from './Editions.generated.ts';
import type { AppRoute } from './routeTable.ts';
import { TakeOver } from './TakeOver.tsx';

/**
 * A row of the route table on the page: its guard (CAB-04), its skeleton while the chunk loads, the screen. A screen
 * that the current edition does not have is no screen (ruling R14); an edition that is not known yet holds up nothing.
 */
export function RouteScreen({ route }: { route: AppRoute }) {
  const live = useSession();
  const { data } = useEditionsQuery({ skip: route.edition === undefined });
  if (route.access === 'session' && !live) return <ToLogin />;
  const current = data?.editions.find(({ isCurrent }) => isCurrent);
  if (route.edition && current && !current.screens.includes(route.edition)) {
    return <Navigate to={paths.notFound} replace />;
  }
  const Screen = route.screen;
  return (
    <Suspense fallback={<ScreenSkeleton title={route.title} />}>
      <Screen />
      <TakeOver />
    </Suspense>
  );
}
