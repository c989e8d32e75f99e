import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Anchor, Skeleton, Stack, Tabs, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { cabinetTexts } from '#texts/cabinet.ts';
import { publicTexts } from '#texts/public.ts';
import { AccountAccess } from '../features/accounts/account/AccountAccess.tsx';
import { EndAllSessions } from '../features/accounts/session/EndAllSessions.tsx';
import { EndOtherSessions } from '../features/accounts/session/EndOtherSessions.tsx';
import { ConsentNote } from '../features/accounts/sign-up/ConsentNote.tsx';
import { PersonalData } from '../features/documents/PersonalData.tsx';
import { ProfileEditor } from '../features/profile/ProfileEditor.tsx';
import { editionAt, editionOf } from '../features/registrations/edition.ts';
import { forumSections } from '../features/registrations/sections.ts';
import { versionsInForce } from '../lib/consents.ts';
import { editionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { changedParams } from '../lib/searchParams.ts';
import { endSession } from '../lib/session.ts';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { Page } from '../ui/page/Page.tsx';
import { useServiceClock } from '../ui/service/useServiceClock.ts';
import { useSlices } from '../ui/service/useSlices.ts';
import { useCabinetQuery } from './Cabinet.generated.ts';
import { CabinetRegistrations } from './CabinetRegistrations.tsx';
import { PastForums, PastRegistrations } from './PastRegistrations.tsx';
import { useYearInSearch } from './useYearInSearch.ts';

const names = ['participation', 'profile'] as const;
type CabinetTab = (typeof names)[number];

const PARAMETER = 'tab';
const { tabs: tabTexts } = cabinetTexts;

/** The tab that the address names; the anchor of a profile field selects the profile (CAB-04). */
function useCabinetTab(): [CabinetTab, (tab: CabinetTab) => void] {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const named = search.get(PARAMETER) === 'profile' || hash !== '' ? 'profile' : 'participation';
  const choose = (tab: CabinetTab) =>
    setSearch((known) => changedParams(known, { [PARAMETER]: tab === 'profile' ? tab : null }), {
      replace: true,
      preventScrollReset: true,
    });
  return [named, choose];
}

interface CabinetTabsProps extends Record<CabinetTab, ReactNode> {
  tab: CabinetTab;
  onTab: (tab: CabinetTab) => void;
}

/** The tabs "participation" and "profile"; both stay mounted, so that changing the tab loses no input. */
function CabinetTabs({ tab, onTab, ...panels }: CabinetTabsProps) {
  return (
    <Tabs value={tab} onChange={(value) => onTab(value as CabinetTab)} keepMountedMode="display-none">
      <Tabs.List aria-label={tabTexts.label} mb="lg">
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} px={{ base: 'sm', xs: 'md' }}>
            {tabTexts[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Panel key={name} value={name}>
          <VisuallyHidden>
            <Title order={2}>{tabTexts[name]}</Title>
          </VisuallyHidden>
          {panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Whether an error belongs to the field at this path or to a field below it. */
function failedAt(error: unknown, ...path: string[]): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some((fault) => path.every((name, index) => fault.path?.[index] === name))
  );
}

const texts = cabinetTexts;

/** The cabinet: the person's registrations and profile. One query; each area fails independently. */
export function CabinetScreen({ isOlder = false }: { isOlder?: boolean }) {
  const [tab, setTab] = useCabinetTab();
  const profileArea = useRef<HTMLDivElement>(null);
  const isProfileWanted = useRef(false);
  useEffect(() => {
    if (tab !== 'profile' || !isProfileWanted.current) return;
    isProfileWanted.current = false;
    profileArea.current?.querySelector<HTMLElement>('form input:not([disabled])')?.focus();
  }, [tab]);
  const { data, error, refetch } = useCabinetQuery({
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    // By default a refetch ignores the known values that lib/apollo.ts keeps.
    refetchWritePolicy: 'merge',
  });
  const { now } = useServiceClock();
  const slices = useSlices();
  const { year: chosen } = useYearInSearch();
  const viewer = data?.viewer ?? null;
  const isVisitor = data !== undefined && viewer === null && !failedAt(error, 'viewer');
  useEffect(() => {
    if (isVisitor) endSession('expired');
  }, [isVisitor]);

  if (data?.edition == null || viewer === null) {
    return (
      <LoadedPage
        title={texts.title}
        query={isVisitor ? { refetch } : { error, refetch }}
        data={null}
        subject={texts.subject}
        skeleton={
          <Stack gap="md">
            <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
            <Skeleton height={36} width={240} />
            <Skeleton height={230} radius="lg" />
            <Skeleton height={184} radius="lg" />
          </Stack>
        }
      >
        {() => null}
      </LoadedPage>
    );
  }
  const edition = editionOf(editionAt(data.edition, now), { isOlder });
  const sections = forumSections(data.edition.sections, edition.school);
  const profileFailed = viewer.profile === null && failedAt(error, 'viewer', 'profile');
  const fillProfile = () => {
    isProfileWanted.current = true;
    setTab('profile');
  };
  const pastYears = data.editions.flatMap(({ year, isCurrent }) => (isCurrent ? [] : year));
  const participation =
    chosen !== null && pastYears.includes(chosen) ? (
      <PastRegistrations key={chosen} year={chosen} />
    ) : (
      <>
        <CabinetRegistrations
          account={viewer.id}
          registrations={viewer.registrations}
          edition={edition}
          sections={{ items: sections, error, retry: refetch }}
          lacksProfile={viewer.profile === null && !profileFailed}
          onFillProfile={fillProfile}
        />
        <PastForums years={pastYears} />
      </>
    );
  const profile = (
    <Stack gap="lg" ref={profileArea}>
      {profileFailed ? (
        <LoadFailure error={error} subject={texts.profile.subject} onRetry={refetch} />
      ) : (
        <ProfileEditor
          account={viewer.id}
          profile={viewer.profile}
          email={viewer.email}
          references={data}
          referencesError={error}
          onRetryReferences={refetch}
          consents={versionsInForce(data.edition.consentDocuments)}
        />
      )}
      <ConsentNote viewer={viewer} />
      {slices.has('ownData') ? <PersonalData /> : null}
      {slices.has('accountChanges') ? <AccountAccess /> : null}
      {slices.has('endAllSessions') ? (
        <>
          <EndOtherSessions />
          <EndAllSessions />
        </>
      ) : null}
    </Stack>
  );
  return (
    <Page
      title={texts.title}
      {...(viewer.isModerator
        ? {
            lead: (
              <>
                {texts.toModerator}{' '}
                <Anchor component={Link} underline="always" to={editionPath('users-list', null)}>
                  {publicTexts.titles.participants}
                </Anchor>
                {', '}
                <Anchor component={Link} underline="always" to={paths.dashboard}>
                  {publicTexts.titles.dashboard}
                </Anchor>
              </>
            ),
          }
        : {})}
    >
      <CabinetTabs tab={tab} onTab={setTab} participation={participation} profile={profile} />
    </Page>
  );
}
