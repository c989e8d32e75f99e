import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { statisticsTexts as texts } from '#texts/statistics.ts';
import { isNameAwaited } from '../../../lib/sections.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useSectionLookup } from '../../../ui/service/useSectionLookup.ts';
import { DaysCard } from './DaysCard.tsx';
import { PanelCard } from './PanelCard.tsx';
import { registrationDays } from './registrationDays.ts';
import type { StatisticsBoard_DaysFragment, StatisticsBoard_EditionFragment } from './StatisticsBoard.generated.ts';
import { StatisticTotals } from './StatisticTotals.tsx';
import { type StatisticPanel, statisticPanels, statisticTotals } from './statisticPanels.ts';
import { useOrganizations } from './useOrganizations.ts';

interface StatisticsBoardProps {
  /** YYYY-MM-DD by the service's clock. */
  today: string;
  edition: StatisticsBoard_EditionFragment;
  editions: readonly StatisticsBoard_DaysFragment[];
  /** Of a part that is missing. */
  error: unknown;
  onRetry: () => void;
}

const none: [] = [];
const longPanels: readonly StatisticPanel['name'][] = ['sections', 'organizations'];

/** The statistics of an edition. A part that could not be read is named; the others stay. */
export function StatisticsBoard({ today, edition, editions, error, onRetry }: StatisticsBoardProps) {
  const { participants, talks, year, isCurrent } = edition;
  const listYear = isCurrent ? null : year;
  const awaitsSections = participants?.facets.sections?.some(({ section }) => isNameAwaited(section)) ?? false;
  useSectionLookup(year, awaitsSections, onRetry);
  const organizations = useOrganizations(year, participants?.facets.organizations ?? none);
  if (!participants || !talks) return <LoadFailure error={error} subject={texts.what} onRetry={onRetry} />;
  const { totalCount } = participants;
  if (totalCount === 0) {
    return (
      <Paper p="xl" radius="md" withBorder ta="center">
        <Text fw={600}>{texts.empty.title}</Text>
        <Text c="dimmed">{texts.empty.text}</Text>
      </Paper>
    );
  }
  const days = registrationDays(year, editions, today);
  const panels = statisticPanels(
    listYear,
    { ...participants, facets: { ...participants.facets, organizations } },
    talks,
  );
  const card = (panel: StatisticPanel) => (
    <PanelCard
      key={panel.name}
      panel={panel}
      year={year}
      isLong={longPanels.includes(panel.name)}
      totalCount={panel.name === 'missingFiles' ? talks.totalCount : totalCount}
    />
  );
  return (
    <Stack gap="lg">
      <StatisticTotals totals={statisticTotals(listYear, participants, talks)} />
      {days === null ? (
        <LoadFailure error={error} subject={texts.days.title.toLowerCase()} onRetry={onRetry} />
      ) : (
        <DaysCard days={days} year={year} listYear={listYear} totalCount={totalCount} />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        {panels.filter(({ name }) => !longPanels.includes(name)).map(card)}
      </SimpleGrid>
      {panels.filter(({ name }) => longPanels.includes(name)).map(card)}
    </Stack>
  );
}
