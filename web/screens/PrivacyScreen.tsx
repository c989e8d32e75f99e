import { Anchor, Group, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { earlierPolicies } from '#texts/earlierPolicies.ts';
import { privacyTexts } from '#texts/privacy.ts';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { PrivacyPolicy } from '../features/accounts/sign-up/PrivacyPolicy.tsx';
import { consentPath } from '../lib/consents.ts';
import { formatDate } from '../lib/dates.ts';
import { lazyPart } from '../ui/page/lazyPart.ts';
import { Page } from '../ui/page/Page.tsx';
import { useHydrated } from '../ui/page/useHydrated.ts';

const EarlierText = lazyPart('EarlierText', () => import('../features/accounts/sign-up/EarlierText.tsx'));

/** /privacy (ACC-12); `?version=` selects an earlier text that a person agreed to: a policy or a consent's document. */
export function PrivacyScreen() {
  const [search] = useSearchParams();
  const named = search.get('version');
  const version = useHydrated() && named !== privacyVersion ? named : null;
  return (
    <Page title={commonTexts.titles.privacy} width="text">
      {version === null ? (
        <>
          <PrivacyPolicy headingOrder={2} />
          <Group gap="xs">
            <Text c="dimmed">{privacyTexts.earlier}</Text>
            {Object.keys(earlierPolicies).map((earlier) => (
              <Anchor key={earlier} component={Link} to={consentPath(earlier)} underline="always">
                {formatDate(earlier)}
              </Anchor>
            ))}
          </Group>
        </>
      ) : (
        <Suspense>
          <EarlierText version={version} />
        </Suspense>
      )}
    </Page>
  );
}
