import { Anchor, Stack } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { statisticsTexts as texts } from '#texts/statistics.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { StatisticsBoard } from '../features/participants/statistics/StatisticsBoard.tsx';
import { moscowDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { Blocks } from '../ui/page/Blocks.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { OpenYear } from './OpenYear.tsx';
import { useStatisticsQuery } from './Statistics.generated.ts';
import { useYearInSearch } from './useYearInSearch.ts';

/** The shape of the statistics while they load. */
function StatisticsSkeleton() {
  return (
    <Stack gap="lg">
      <Blocks heights={[84, 84, 84, 84]} width="9rem" spacing="sm" />
      <Blocks heights={[420]} />
      <Blocks heights={[240, 240, 240, 240]} width="28rem" spacing="lg" />
    </Stack>
  );
}

/** /statistics: an edition in numbers, for moderators. Redirects others to /, as the dashboard does. */
export function StatisticsScreen() {
  const { isModerator, ...viewer } = useViewer();
  const { year, search, choose } = useYearInSearch();
  const { data, error, refetch } = useStatisticsQuery({
    variables: { year },
    skip: isModerator !== true,
    ssr: false,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  if (isModerator === false) return <Navigate to={paths.home} replace />;
  if (data?.edition === null && !error) return <Navigate to={paths.notFound} replace />;
  return (
    <LoadedPage
      title={publicTexts.titles.statistics}
      lead={
        <>
          {texts.lead}{' '}
          <Anchor component={Link} underline="always" to={{ pathname: paths.dashboard, search }}>
            {publicTexts.titles.dashboard}
          </Anchor>
        </>
      }
      query={isModerator ? { data, error, refetch } : { error: viewer.error, refetch: viewer.refetch }}
      data={data?.edition ? { ...data, edition: data.edition } : undefined}
      subject={texts.subject}
      skeleton={<StatisticsSkeleton />}
    >
      {({ clock, edition, editions }) => (
        <OpenYear year={year} onYear={choose}>
          <StatisticsBoard
            key={edition.year}
            today={moscowDay(clock.now)}
            edition={edition}
            editions={editions}
            error={error}
            onRetry={refetch}
          />
        </OpenYear>
      )}
    </LoadedPage>
  );
}
