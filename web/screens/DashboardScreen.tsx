import { useApolloClient } from '@apollo/client/react';
import { Skeleton, Tabs } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { dashboardTexts as texts } from '#texts/dashboard.ts';
import { deskStatisticsTexts as statisticsTexts } from '#texts/deskStatistics.ts';
import { publicTexts } from '#texts/public.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { AttendanceList } from '../features/attendance/AttendanceList.tsx';
import { MailingForm } from '../features/mailings/MailingForm.tsx';
import { createDeskStore } from '../features/participants/model/deskStore.ts';
import { DeskProvider } from '../features/participants/model/useDesk.ts';
import { StatisticsBoard } from '../features/participants/statistics/StatisticsBoard.tsx';
import { editionPath } from '../lib/editionPaths.ts';
import { isUnauthenticated } from '../lib/failures.ts';
import { keyOf, nodeId } from '../lib/ids.ts';
import { paths } from '../lib/paths.ts';
import { changedParams } from '../lib/searchParams.ts';
import { Loaded } from '../ui/page/Loaded.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useSettledSearch } from '../ui/page/useSettledSearch.ts';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';
import { OpenYear } from './OpenYear.tsx';
import { useYearInSearch } from './useYearInSearch.ts';

const tabs = ['mailings', 'audience', 'attendance'] as const;

/** The statistics of a year, which is null for the current one; their failure leaves the rest of the dashboard. */
function YearStatistics({ year }: { year: number | null }) {
  const client = useApolloClient();
  const { data, error, refetch } = useListedEditionsQuery();
  const shown = year ?? data?.editions.find(({ isCurrent }) => isCurrent)?.year;
  const store = useMemo(
    () => (shown === undefined ? null : createDeskStore(client, { year: shown, project: null })),
    [client, shown],
  );
  useEffect(() => void store?.read(), [store]);
  return (
    <Loaded
      query={{ data, error, refetch }}
      data={store}
      subject={statisticsTexts.subject}
      skeleton={<Skeleton height={320} />}
    >
      {(open) => (
        <DeskProvider value={open}>
          <StatisticsBoard year={open.scope.year} listPath={editionPath('users-list', year)} />
        </DeskProvider>
      )}
    </Loaded>
  );
}

/**
 * /dashboard: statistics above mailings, audience, attendance (ruling R8). Other people are redirected to / (DSH-01); the
 * service rejects them too.
 */
export function DashboardScreen() {
  const [, setSearch] = useSearchParams();
  const search = useSettledSearch();
  const { year, choose } = useYearInSearch();
  const { data, error, refetch, isSignedIn, isModerator } = useViewer();
  const viewer = data?.viewer;
  const isRejected = !isSignedIn || isUnauthenticated(error) || isModerator === false || (viewer === null && !error);
  if (isRejected) return <Navigate to={paths.home} replace />;
  const tab = tabs.find((it) => it === search.get('tab')) ?? tabs[0];
  const sectionKey = search.get('section');
  const change = (name: 'tab' | 'section', value: string | null) =>
    setSearch(changedParams(search, { [name]: value }), { replace: true, preventScrollReset: true });
  return (
    <LoadedPage
      title={publicTexts.titles.dashboard}
      lead={texts.lead}
      query={{ data, error, refetch }}
      data={viewer}
      subject={texts.subject}
      skeleton={<Skeleton height={240} />}
    >
      {() => (
        <OpenYear year={year} onYear={choose}>
          <YearStatistics key={year} year={year} />
          <Tabs value={tab} onChange={(value) => change('tab', value === tabs[0] ? null : value)} keepMounted={false}>
            <Tabs.List mb="lg">
              {tabs.map((name) => (
                <Tabs.Tab key={name} value={name} px={{ base: 'xs', xs: 'md' }}>
                  {texts.tabs[name]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="mailings">
              <MailingForm />
            </Tabs.Panel>
            {(['AUDIENCE', 'ATTENDANCE'] as const).map((kind) => (
              <Tabs.Panel key={kind} value={kind.toLowerCase()}>
                <AttendanceList
                  key={year}
                  kind={kind}
                  year={year}
                  sectionId={sectionKey === null ? null : nodeId('Section', sectionKey)}
                  onSection={(id) => change('section', id && keyOf(id))}
                />
              </Tabs.Panel>
            ))}
          </Tabs>
        </OpenYear>
      )}
    </LoadedPage>
  );
}
