import { Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { ProfileEditor } from '../features/profile/ProfileEditor.tsx';
import { endSession } from '../lib/session.ts';
import { cabinetTexts } from '../texts/ru/cabinet.ts';
import { registrationTexts } from '../texts/ru/registrations.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';
import { useCabinetQuery } from './Cabinet.generated.ts';
import { CabinetRegistrations } from './CabinetRegistrations.tsx';
import { CabinetScreenSkeleton } from './CabinetScreenSkeleton.tsx';
import { failedAt } from './cabinetFailures.ts';

const texts = cabinetTexts;

/** /personal-data: the person's part in the forum, then the profile. One query; each area fails by itself. */
export function CabinetScreen() {
  const { data, error, refetch } = useCabinetQuery({ errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
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
  return (
    <Page title={texts.title}>
      <Stack component="section" gap="md" aria-labelledby="cabinet-participation">
        <Title order={2} id="cabinet-participation">
          {registrationTexts.title}
        </Title>
        <CabinetRegistrations
          registrations={viewer.registrations}
          edition={data.currentEdition}
          sections={{ items: data.sections, error, retry }}
          error={error}
          onRetry={retry}
        />
      </Stack>
      <Stack component="section" gap="md" aria-labelledby="cabinet-profile">
        <div>
          <Title order={2} id="cabinet-profile">
            {texts.profile.title}
          </Title>
          <Text c="dimmed">{texts.profile.lead}</Text>
        </div>
        {viewer.profile === null && failedAt(error, 'viewer', 'profile') ? (
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
      </Stack>
    </Page>
  );
}
