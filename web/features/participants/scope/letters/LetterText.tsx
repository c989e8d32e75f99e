import { Paper, Stack, Text } from '@mantine/core';
import { letterTexts as texts } from '#texts/letters.ts';
import { typeset } from '../../../../lib/typography.ts';
import type { Letter_LetterFragment } from './Letter.generated.ts';
import classes from './LetterText.module.css';

/** A letter as it will be sent. */
export function LetterText({ letter }: { letter: Omit<Letter_LetterFragment, 'registration'> }) {
  return (
    <Paper withBorder p="md" radius="md">
      <Stack gap="sm">
        <dl className={classes.facts}>
          <dt>{texts.to}</dt>
          <dd>
            {letter.fullName}, {letter.recipient}
          </dd>
          <dt>{texts.subject}</dt>
          <dd>{typeset(letter.subject)}</dd>
        </dl>
        <Text component="p" size="sm" className={classes.text ?? ''}>
          {letter.text}
        </Text>
      </Stack>
    </Paper>
  );
}
