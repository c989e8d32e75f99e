import { useApolloClient } from '@apollo/client/react';
import { Anchor, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { number } from '#texts/plural.ts';
import { statisticsTexts as texts } from '#texts/statistics.ts';
import { mostPageRows } from '../../../../schema/limits.ts';

import { isNameAwaited } from '../../../lib/sections.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useSectionLookup } from '../../../ui/service/useSectionLookup.ts';
import { DaysCard } from './DaysCard.tsx';
import { OrganizationCountsDocument, type OrganizationCountsQuery } from './OrganizationCounts.generated.ts';
import { PanelCard } from './PanelCard.tsx';
import { registrationDays } from './registrationDays.ts';
import type { StatisticsBoard_DaysFragment, StatisticsBoard_EditionFragment } from './StatisticsBoard.generated.ts';
import { type StatisticPanel, type StatisticTotal, statisticPanels, statisticTotals } from './statisticPanels.ts';

const totalTexts = texts.totals;

/** The main numbers; each opens its list. */
function StatisticTotals({ totals }: { totals: readonly StatisticTotal[] }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
      {totals.map(({ name, count, to }) => (
        <Paper key={name} p="md" radius="md" withBorder>
          <Anchor component={Link} to={to} fz="h2" fw={700} lh={1.2}>
            {number(count)}{' '}
            <Text span fz="sm" fw={400} c="dimmed" display="block">
              {totalTexts[name]}
            </Text>
          </Anchor>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

type Counts = NonNullable<NonNullable<OrganizationCountsQuery['edition']>['participants']>['facets']['organizations'];

/** All organisations: those of the statistics, then the rest page by page. */
function useOrganizations(year: number, first: Counts): Counts {
  const client = useApolloClient();
  const [others, setOthers] = useState<Counts>([]);
  useEffect(() => {
    const reading = { isStopped: false };
    async function readOthers() {
      const found: Counts = [];
      let last = first;
      while (last.length === mostPageRows && !reading.isStopped) {
        const variables = { year, offset: first.length + found.length };
        const { data } = await client.query({ query: OrganizationCountsDocument, variables, fetchPolicy: 'no-cache' });
        last = (data as OrganizationCountsQuery | undefined)?.edition?.participants?.facets.organizations ?? [];
        found.push(...last);
      }
      if (!reading.isStopped) setOthers(found);
    }
    // The card says that some are missing.
    readOthers().catch(() => setOthers([]));
    return () => {
      reading.isStopped = true;
    };
  }, [client, year, first]);
  return others.length === 0 ? first : [...first, ...others];
}

interface StatisticsBoardProps {
  /** YYYY-MM-DD by the service's clock. */
  today: string;
  edition: StatisticsBoard_EditionFragment;
  editions: readonly StatisticsBoard_DaysFragment[];
  /** The error of a missing part. */
  error: unknown;
  onRetry: () => void;
}

const none: [] = [];
const longPanels: readonly StatisticPanel['name'][] = ['sections', 'organizations'];

/** The statistics of an edition. A part that could not be read is named; the others are shown. */
export function StatisticsBoard({ today, edition, editions, error, onRetry }: StatisticsBoardProps) {
  const { participants, talks, year, isCurrent } = edition;
  const listYear = isCurrent ? null : year;
  const awaitsSections = participants?.facets.effectiveSections?.some(({ section }) => isNameAwaited(section)) ?? false;
  useSectionLookup(year, awaitsSections, onRetry);
  const organizations = useOrganizations(year, participants?.facets.organizations ?? none);
  if (!participants || !talks) return <LoadFailure error={error} subject={texts.subject} onRetry={onRetry} />;
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
