import { Checkbox, Paper, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import type { ConfirmFormatInput } from '../../../generated/types.ts';
import { typeset } from '../../../lib/typography.ts';
import { useDeskLetterQuery } from './DeskLetter.generated.ts';
import classes from './RecordDialog.module.css';

/** How long the form rests before its letter is asked for, in milliseconds. */
const REST = 400;
const texts = deskRecordTexts.letter;

interface LetterBoxProps {
  /** The save whose letter is shown. */
  input: ConfirmFormatInput;
  isSent: boolean;
  onSent: (isSent: boolean) => void;
}

/** The letter that a save would send, as the provider writes it, and the choice to send none. */
export function LetterBox({ input, isSent, onSent }: LetterBoxProps) {
  const [rested] = useDebouncedValue(JSON.stringify(input), REST);
  const { data, error, loading } = useDeskLetterQuery({
    variables: { input: JSON.parse(rested) as ConfirmFormatInput },
    fetchPolicy: 'no-cache',
  });
  const preview = data?.previewDecision?.preview ?? null;
  const letter = preview?.letter ?? null;
  const isCurrent = !loading && rested === JSON.stringify(input);
  if (isCurrent && preview !== null && !preview.hasLetter) return null;
  return (
    <Stack gap="xs">
      <Checkbox
        label={texts.send}
        checked={isSent}
        onChange={({ currentTarget }) => onSent(currentTarget.checked)}
        {...(isSent ? {} : { description: texts.withheld })}
      />
      {isCurrent && isSent && letter !== null ? (
        <Paper withBorder p="sm" radius="md">
          <Text size="sm" c="dimmed">
            {texts.lead}
          </Text>
          <Text size="sm">{texts.to(letter.fullName, letter.recipient)}</Text>
          <Text size="sm">{texts.topic(typeset(letter.subject))}</Text>
          <Text size="sm" mt="xs" className={classes.text ?? ''}>
            {letter.text}
          </Text>
        </Paper>
      ) : null}
      <Text size="sm" c="dimmed" aria-live="polite">
        {!isSent || (isCurrent && letter !== null) ? '' : isCurrent || error ? texts.failed : texts.loading}
      </Text>
    </Stack>
  );
}
