import { Alert, Paper, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { formatDayRange } from '../../lib/dates.ts';
import { typeset } from '../../lib/typography.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { documentTexts } from '../../texts/ru/documents.ts';
import classes from './DocumentCheck.module.css';
import type { VerifyDocumentQuery } from './VerifyDocument.generated.ts';

type Verification = NonNullable<VerifyDocumentQuery['documentVerification']>;

interface DocumentCheckProps {
  code: string;
  /** Null where no document has this code. */
  verification: Verification | null;
}

const { verification: texts } = documentTexts;

function factsOf({ kind, fullName, event, startsOn, endsOn, number, issuedOn }: Verification): [string, string][] {
  return [
    [texts.kind, texts.kinds[kind]],
    ...(fullName === null ? [] : [[texts.person, fullName] satisfies [string, string]]),
    [texts.event, typeset(event)],
    ...(startsOn === null || endsOn === null
      ? []
      : [[texts.dates, formatDayRange(startsOn, endsOn)] satisfies [string, string]]),
    [texts.number, number],
    [texts.issued, dayInWords(issuedOn)],
  ];
}

/** What the service confirms of a document, in a sentence and term by term. */
export function DocumentCheck({ code, verification }: DocumentCheckProps) {
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
