import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDay, formatDayRange } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { shellTexts } from '../../texts/ru/shell.ts';
import type { CurrentEditionQuery } from './CurrentEdition.generated.ts';

type Edition = CurrentEditionQuery['currentEdition'];

const texts = shellTexts.home;

function windowText({ state, opensAt, closesAt }: Edition['registrationWindow']): string {
  if (state === 'UPCOMING') return texts.windows.UPCOMING(formatDay(opensAt));
  if (state === 'CLOSED') return texts.windows.CLOSED();
  // The window's end is its first closed instant: the last open day is the one before it.
  return texts.windows.OPEN(formatDay(new Date(Date.parse(closesAt) - 1).toISOString()));
}

/** Dates, place, fee, and one main action: to the cabinet or to an account. */
export function ForumFacts({ edition }: { edition: Edition }) {
  const live = useSession();
  const facts = [
    { term: texts.dates, value: formatDayRange(edition.startsOn, edition.endsOn) },
    { term: texts.venue, value: texts.place },
    { term: texts.cost, value: texts.fee },
  ];
  return (
    <Stack gap="xl">
      <Paper>
        <SimpleGrid component="dl" cols={{ base: 1, sm: 3 }} m={0}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <Text component="dt" size="sm" c="dimmed">
                {term}
              </Text>
              <Text component="dd" size="lg" fw={600} m={0}>
                {value}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Paper>
      <Group gap="lg">
        <Button component={Link} to={live ? paths.cabinet : paths.registration} size="lg">
          {live ? texts.cabinet : texts.participate}
        </Button>
        <Text c="dimmed">{windowText(edition.registrationWindow)}</Text>
      </Group>
    </Stack>
  );
}
