import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx';
import type { AppRoute } from './routeTable.ts';

/** A row of the route table on the page: its guard (CAB-04), its skeleton while the chunk loads, the screen. */
export function RouteScreen({ route }: { route: AppRoute }) {
  const live = useSession();
  if (route.access === 'session' && !live) return <Navigate to={paths.login} replace />;
  const Screen = route.screen;
  return (
    <Suspense fallback={<ScreenSkeleton title={route.title} />}>
      <Screen />
    </Suspense>
  );
}
