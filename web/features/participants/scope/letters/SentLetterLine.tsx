import { Text } from '@mantine/core';
import { recordTexts } from '#texts/participation.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import { typeset } from '../../../../lib/typography.ts';
import type { SentLetter_SentLetterFragment } from './SentLetter.generated.ts';

const texts = recordTexts.letters;

/** A letter to a person: its subject, its time, and whether it arrived. */
export function SentLetterLine({ subject, createdAt, state, failure }: Omit<SentLetter_SentLetterFragment, 'key'>) {
  return (
    <>
      <Text size="sm">{typeset(subject)}</Text>
      <Text size="sm" c={state === 'GIVEN_UP' ? 'red' : 'dimmed'}>
        {formatDateTime(createdAt)}, {texts.states[state]}
        {failure === null ? '' : `: ${texts.failures[failure]}`}
      </Text>
    </>
  );
}
