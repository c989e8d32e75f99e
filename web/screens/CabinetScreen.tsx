import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EndAllSessions } from '../features/accounts/session/EndAllSessions.tsx';
import { ConsentNote } from '../features/accounts/sign-up/ConsentNote.tsx';
import { PersonalData } from '../features/documents/PersonalData.tsx';
import { ProfileEditor } from '../features/profile/ProfileEditor.tsx';
import { editionAt, editionOf } from '../features/registrations/edition.ts';
import { forumSections } from '../features/registrations/sections.ts';
import type { WindowSet } from '../generated/types.ts';
import { endSession } from '../lib/session.ts';
import { cabinetTexts } from '../texts/ru/cabinet.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';
import { useServiceClock } from '../ui/useServiceClock.ts';
import { WindowSetContext } from '../ui/windowSet.ts';
import { useCabinetQuery } from './Cabinet.generated.ts';
import { CabinetRegistrations } from './CabinetRegistrations.tsx';
import { CabinetScreenSkeleton } from './CabinetScreenSkeleton.tsx';
import { CabinetTabs, useCabinetTab } from './CabinetTabs.tsx';
import { failedAt } from './cabinetFailures.ts';

const texts = cabinetTexts;

/** The cabinet: the person's part in the forum, and the profile. One query; each area fails by itself. */
export function CabinetScreen({ windows = 'CURRENT' }: { windows?: WindowSet }) {
  const [tab, setTab] = useCabinetTab();
  const profileArea = useRef<HTMLDivElement>(null);
  const isProfileWanted = useRef(false);
  useEffect(() => {
    if (tab !== 'profile' || !isProfileWanted.current) return;
    isProfileWanted.current = false;
    profileArea.current?.querySelector<HTMLElement>('form input:not([disabled])')?.focus();
  }, [tab]);
  const { data, error, refetch } = useCabinetQuery({ errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { now } = useServiceClock();
  const viewer = data?.viewer ?? null;
  const isVisitor = data !== undefined && viewer === null && !failedAt(error, 'viewer');
  useEffect(() => {
    if (isVisitor) endSession('expired');
  }, [isVisitor]);
  const retry = () => void refetch().catch(() => undefined);

  if (data?.currentEdition == null || viewer === null) {
    if (error === undefined || isVisitor) return <CabinetScreenSkeleton />;
    return (
      <Page title={texts.title}>
        <LoadFailure error={error} what={texts.what} onRetry={retry} />
      </Page>
    );
  }
  const edition = editionOf(editionAt(data.currentEdition, now), windows);
  const sections = forumSections(data.currentEdition.sections, edition.school);
  const profileFailed = viewer.profile === null && failedAt(error, 'viewer', 'profile');
  const fillProfile = () => {
    isProfileWanted.current = true;
    setTab('profile');
  };
  const participation = (
    <WindowSetContext value={windows}>
      <CabinetRegistrations
        account={viewer.id}
        registrations={viewer.registrations}
        edition={edition}
        sections={{ items: sections, error, retry }}
        lacksProfile={viewer.profile === null && !profileFailed}
        onFillProfile={fillProfile}
        error={error}
        onRetry={retry}
      />
    </WindowSetContext>
  );
  const profile = (
    <Stack gap="md" ref={profileArea}>
      {profileFailed ? (
        <LoadFailure error={error} what={texts.profile.what} onRetry={retry} />
      ) : (
        <ProfileEditor
          account={viewer.id}
          profile={viewer.profile}
          email={viewer.email}
          references={data}
          referencesError={error}
          onRetryReferences={retry}
        />
      )}
      <ConsentNote viewer={viewer} />
      <PersonalData />
      <EndAllSessions />
    </Stack>
  );
  return (
    <Page title={texts.title}>
      <CabinetTabs tab={tab} onTab={setTab} participation={participation} profile={profile} />
    </Page>
  );
}
