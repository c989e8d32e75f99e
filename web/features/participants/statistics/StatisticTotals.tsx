import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { number } from '#texts/plural.ts';
import { statisticsTexts } from '#texts/statistics.ts';
import type { StatisticTotal } from './statisticPanels.ts';

const texts = statisticsTexts.totals;

/** The main numbers; each opens its list. */
export function StatisticTotals({ totals }: { totals: readonly StatisticTotal[] }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {totals.map(({ name, count, to }) => (
        <Paper key={name} p="md" radius="md" withBorder>
          <Anchor component={Link} to={to} fz="h2" fw={700} lh={1.2}>
            {number(count)}{' '}
            <Text span fz="sm" fw={400} c="dimmed" display="block">
              {texts[name]}
            </Text>
          </Anchor>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
