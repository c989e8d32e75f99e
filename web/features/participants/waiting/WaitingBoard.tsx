import { Anchor, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { moderatorTexts as texts } from '#texts/moderator.ts';
import { number } from '#texts/plural.ts';
import { useLastVisit } from '../scope/useLastVisit.ts';
import { GivenUpLetters } from './GivenUpLetters.tsx';
import type { WaitingBoard_EditionFragment } from './WaitingBoard.generated.ts';
import { lettersShown, waitingCounts } from './waitingCounts.ts';

interface WaitingBoardProps {
  edition: WaitingBoard_EditionFragment;
  /** The day in Moscow, by the service's clock. */
  today: string;
}

/** The numbers of records that wait for a moderator or a participant; each opens its list. */
export function WaitingBoard({ edition, today }: WaitingBoardProps) {
  const since = useLastVisit(today);
  const [params] = useSearchParams();
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {waitingCounts(edition, since).map(({ name, count, note, to }) => (
          <Paper key={name} p="md" radius="md" withBorder>
            <Anchor component={Link} to={to} fz="h2" fw={700} lh={1.2}>
              {number(count)}{' '}
              <Text span fz="sm" fw={400} display="block">
                {texts.counts[name]}
              </Text>
            </Anchor>
            {note === null ? null : (
              <Text size="sm" c="dimmed" mt={4}>
                {note}
              </Text>
            )}
          </Paper>
        ))}
      </SimpleGrid>
      {edition.givenUpLetters && params.toString() === lettersShown ? (
        <GivenUpLetters letters={edition.givenUpLetters} />
      ) : null}
      {since === null ? (
        <Text size="sm" c="dimmed">
          {texts.firstVisit}
        </Text>
      ) : null}
    </Stack>
  );
}
