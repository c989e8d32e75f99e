import { Alert, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { documentTexts } from '#texts/documents.ts';
import { formatDayRange } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { typeset } from '../../lib/typography.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { LinkChip } from '../../ui/button/LinkChip.tsx';
import { LoadedPage } from '../../ui/page/LoadedPage.tsx';
import { usePageNotes } from '../../ui/page/pageNotes.ts';
import { useHydrated } from '../../ui/page/useHydrated.ts';
import classes from './DocumentCheck.module.css';
import { useVerifyDocumentQuery, type VerifyDocumentQuery } from './VerifyDocument.generated.ts';

type Verification = NonNullable<VerifyDocumentQuery['documentVerification']>;

interface DocumentCheckProps {
  code: string;
  /** Null if no document has this code. */
  verification: Verification | null;
}

function factsOf({
  kind,
  fullName,
  event,
  talkTitle,
  startsOn,
  endsOn,
  number,
  issuedOn,
}: Verification): [string, string][] {
  return [
    [texts.kind, texts.kinds[kind]],
    ...(fullName === null ? [] : [[texts.person, fullName] satisfies [string, string]]),
    [texts.event, typeset(event)],
    ...(talkTitle === null ? [] : [[texts.talk, typeset(talkTitle)] satisfies [string, string]]),
    ...(startsOn === null || endsOn === null
      ? []
      : [[texts.dates, formatDayRange(startsOn, endsOn)] satisfies [string, string]]),
    [texts.number, number],
    [texts.issued, dayInWords(issuedOn)],
  ];
}

/** The facts that the service confirms about a document, in a sentence and term by term. */
function DocumentCheck({ code, verification }: DocumentCheckProps) {
  if (verification === null) {
    return (
      <Alert color="yellow" icon={<IconHelpCircle aria-hidden />} title={texts.notFound} role="status">
        <Stack gap="xs">
          <Text size="sm">{texts.notFoundText}</Text>
          <Text size="sm" className={classes.code}>
            {texts.code}: {code}
          </Text>
        </Stack>
      </Alert>
    );
  }
  const { isValid } = verification;
  return (
    <Stack gap="lg">
      {isValid ? (
        <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={texts.valid} role="status">
          <Text size="sm">{texts.note}</Text>
        </Alert>
      ) : (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={texts.invalid} role="status">
          <Text size="sm">{texts.invalidText}</Text>
        </Alert>
      )}
      <Paper>
        <dl className={classes.facts}>
          {factsOf(verification).map(([term, value]) => [
            <dt key={`${term}-term`}>{term}</dt>,
            <dd key={term}>{value}</dd>,
          ])}
        </dl>
      </Paper>
    </Stack>
  );
}

const { verification: texts } = documentTexts;

/** Reads and shows the document with a code. */
export function VerifiedDocument({ title, code }: { title: string; code: string }) {
  const hydrated = useHydrated();
  const [isRendered] = useState(!hydrated);
  const { data, error, refetch } = useVerifyDocumentQuery({
    variables: { code },
    // A document may lose its validity at any time. The gateway has just checked that of a rendered page, and checks
    // are limited.
    fetchPolicy: isRendered ? 'cache-first' : 'cache-and-network',
    ssr: usePageNotes()?.withDocument ?? true,
  });
  return (
    <LoadedPage
      title={title}
      width="text"
      query={{ data, error, refetch }}
      data={data}
      subject={texts.subject}
      skeleton={
        <>
          <noscript>{texts.needsScripts}</noscript>
          <Skeleton height={84} radius="lg" />
          <Skeleton height={260} radius="lg" />
        </>
      }
    >
      {({ documentVerification }) => (
        <Stack gap="lg">
          <DocumentCheck code={code} verification={documentVerification} />
          <div>
            <LinkChip to={paths.verify}>{texts.another}</LinkChip>
          </div>
        </Stack>
      )}
    </LoadedPage>
  );
}
