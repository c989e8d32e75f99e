import { Anchor } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { useViewerQuery } from '../features/accounts/session/Viewer.generated.ts';
import { StatisticsBoard } from '../features/participants/statistics/StatisticsBoard.tsx';
import { StatisticsSkeleton } from '../features/participants/statistics/StatisticsSkeleton.tsx';
import { moscowDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { dashboardTexts } from '../texts/ru/dashboard.ts';
import { publicTexts } from '../texts/ru/public.ts';
import { statisticsTexts as texts } from '../texts/ru/statistics.ts';
import { LoadedPage } from '../ui/LoadedPage.tsx';
import { useSession } from '../ui/useSession.ts';
import { useStatisticsQuery } from './Statistics.generated.ts';

/** /statistics: the current edition in numbers, for moderators; others are led to / as from the dashboard. */
export function StatisticsScreen() {
  const isSignedIn = useSession();
  const viewer = useViewerQuery({ skip: !isSignedIn, ssr: false, errorPolicy: 'all' });
  const isModerator = viewer.data?.viewer?.isModerator;
  const { data, error, refetch } = useStatisticsQuery({
    skip: isModerator !== true,
    ssr: false,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  if (isModerator === false) return <Navigate to={paths.home} replace />;
  const retry = () => (isModerator ? refetch() : viewer.refetch());
  return (
    <LoadedPage
      title={publicTexts.titles.statistics}
      lead={
        <>
          {texts.lead}{' '}
          <Anchor component={Link} underline="always" to={paths.dashboard}>
            {dashboardTexts.back}
          </Anchor>
        </>
      }
      data={data}
      error={error ?? viewer.error}
      what={texts.what}
      onRetry={retry}
      skeleton={<StatisticsSkeleton />}
    >
      {({ clock, currentEdition, editions }) => (
        <StatisticsBoard
          today={moscowDay(clock.now)}
          edition={currentEdition}
          editions={editions}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </LoadedPage>
  );
}
