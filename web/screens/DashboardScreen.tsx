import { Anchor, Skeleton, Stack, Tabs } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { dashboardTexts as texts } from '#texts/dashboard.ts';
import { publicTexts } from '#texts/public.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { AttendanceList } from '../features/attendance/AttendanceList.tsx';
import { MailingForm } from '../features/mailings/MailingForm.tsx';
import { isUnauthenticated } from '../lib/failures.ts';
import { keyOf, nodeId } from '../lib/ids.ts';
import { paths } from '../lib/paths.ts';
import { changedParams } from '../lib/searchParams.ts';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useSettledSearch } from '../ui/page/useSettledSearch.ts';
import { OpenYear } from './OpenYear.tsx';
import { useYearInSearch } from './useYearInSearch.ts';

const tabs = ['mailings', 'audience', 'attendance'] as const;

/**
 * /dashboard: mailings, audience, attendance. Other people are redirected to / (DSH-01); the service rejects them too.
 */
export function DashboardScreen() {
  const [, setSearch] = useSearchParams();
  const search = useSettledSearch();
  const { year, search: ofYear, choose } = useYearInSearch();
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
      lead={
        <>
          {texts.lead}{' '}
          <Anchor component={Link} underline="always" to={{ pathname: paths.review, search: ofYear }}>
            {publicTexts.titles.review}
          </Anchor>
          {', '}
          <Anchor component={Link} underline="always" to={{ pathname: paths.statistics, search: ofYear }}>
            {publicTexts.titles.statistics}
          </Anchor>
        </>
      }
      query={{ data, error, refetch }}
      data={viewer}
      subject={texts.subject}
      skeleton={<Skeleton height={240} />}
    >
      {() => (
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
              <Stack gap="md">
                <OpenYear year={year} onYear={choose}>
                  <AttendanceList
                    key={year}
                    kind={kind}
                    year={year}
                    sectionId={sectionKey === null ? null : nodeId('Section', sectionKey)}
                    onSection={(id) => change('section', id && keyOf(id))}
                  />
                </OpenYear>
              </Stack>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </LoadedPage>
  );
}
