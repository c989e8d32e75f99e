import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { earlierPolicies } from '#texts/earlierPolicies.ts';
import { privacyTexts as texts } from '#texts/privacy.ts';
import { privacyVersion } from '#texts/privacyVersion.ts';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { typeset } from '../../../lib/typography.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { RichText } from '../../../ui/page/RichText.tsx';
import { useConsentDocumentsQuery } from './ConsentDocuments.generated.ts';
import { type Policy, PrivacyPolicy } from './PrivacyPolicy.tsx';

type EarlierVersion = keyof typeof earlierPolicies;

function EarlierPolicy({ version }: { version: EarlierVersion }) {
  const [policy, setPolicy] = useState<Policy | null>(null);
  useEffect(() => {
    void earlierPolicies[version]().then(setPolicy);
  }, [version]);
  if (policy === null) return <Skeleton height={320} />;
  return (
    <>
      <Text>
        {typeset(texts.notInForce(formatDate(privacyVersion)))}{' '}
        <Anchor component={Link} to={paths.privacy} inherit underline="always">
          {texts.present}
        </Anchor>
      </Text>
      <PrivacyPolicy headingOrder={2} earlier={{ ...policy, version }} />
    </>
  );
}

/** A consent's document of any edition (R21). */
function ConsentDocument({ version }: { version: string }) {
  const query = useConsentDocumentsQuery({ ssr: false });
  return (
    <Loaded query={query} data={query.data?.editions} subject={texts.document} skeleton={<Skeleton height={320} />}>
      {(editions) => {
        const document = editions.flatMap((edition) => edition.consentDocuments).find((it) => it.version === version);
        if (document === undefined) return <Text>{texts.unknownVersion}</Text>;
        return (
          <section>
            <Title order={2} mb="sm">
              {typeset(texts.consents[document.purpose])}
            </Title>
            <Text c="dimmed" mb="sm">
              {typeset(texts.version(formatDate(document.validFrom)))}
            </Text>
            <RichText html={document.text} />
          </section>
        );
      }}
    </Loaded>
  );
}

/** An earlier version of the privacy policy, or a version of a consent's document, found by its name. */
export function EarlierText({ version }: { version: string }) {
  return (
    <Stack gap="lg">
      {Object.hasOwn(earlierPolicies, version) ? (
        <EarlierPolicy key={version} version={version as EarlierVersion} />
      ) : (
        <ConsentDocument version={version} />
      )}
    </Stack>
  );
}
