import { Skeleton, Table, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { statisticsTexts as texts } from '../../../texts/ru/statistics.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { CountLink } from './CountLink.tsx';
import classes from './StatisticCard.module.css';
import { StatisticCard } from './StatisticCard.tsx';
import type { PanelName, StatisticPanel } from './statisticPanels.ts';

const RowsChart = lazy(() => import('./RowsChart.tsx').then((it) => ({ default: it.RowsChart })));

/** With more bars a reader cannot distinguish them. */
const MOST_BARS = 12;

/** Those with many values and long names. */
export const longPanels: readonly PanelName[] = ['sections', 'organizations'];

interface PanelCardProps {
  panel: StatisticPanel;
  /** What the shares are of. */
  totalCount: number;
  year: number;
}

/** Counts by the values of one field. */
export function PanelCard({ panel: { name, rows }, totalCount, year }: PanelCardProps) {
  const title = texts.panels[name];
  const isLong = longPanels.includes(name);
  const isMissing = name === 'missingFiles';
  const value = isMissing ? texts.headingOf.missingFiles : texts.headings.value;
  const hasPeople = rows.some(({ people }) => people !== undefined);
  const headings = hasPeople ? [value, texts.headings.people, texts.headings.rows] : [value, texts.headings.count];
  const top = rows.slice(0, MOST_BARS);
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <StatisticCard
      title={title}
      fileName={`${name}-${year}`}
      isBeside={isLong}
      table={() => [
        headings,
        ...rows.map(({ label, count, people = 0 }) => (hasPeople ? [label, people, count] : [label, count])),
      ]}
      chart={
        <Suspense fallback={<Skeleton height={160} />}>
          <RowsChart rows={top} isLong={isLong} />
        </Suspense>
      }
      notes={
        top.length === rows.length ? null : (
          <Text size="sm" c="dimmed">
            {texts.topOnly(top.length, rows.length)}{' '}
            {name === 'organizations' && counted < totalCount ? texts.mostOrganizations(rows.length) : null}
          </Text>
        )
      }
    >
      <ScrollBox mah="26rem" label={texts.table(title)}>
        <Table horizontalSpacing="xs" className={classes.scrolling ?? ''}>
          <Table.Thead>
            <Table.Tr>
              {(hasPeople ? headings : [...headings, texts.headings.share]).map((heading, index) => (
                <Table.Th key={heading} scope="col" {...(index > 0 && { className: classes.number })}>
                  {heading}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ label, count, people = 0, to }) => (
              <Table.Tr key={to ?? label}>
                <Table.Th scope="row" fw={400}>
                  {label}
                </Table.Th>
                {hasPeople ? (
                  <Table.Td className={classes.number}>
                    <CountLink label={label} count={people} isPeople to={to} />
                  </Table.Td>
                ) : null}
                <Table.Td className={classes.number}>
                  <CountLink label={label} count={count} to={to} />
                </Table.Td>
                {hasPeople ? null : <Table.Td className={classes.number}>{texts.share(count, totalCount)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </StatisticCard>
  );
}
