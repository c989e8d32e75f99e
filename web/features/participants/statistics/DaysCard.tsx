import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { number } from '../../../texts/ru/plural.ts';
import { statisticsTexts } from '../../../texts/ru/statistics.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { CountLink } from './CountLink.tsx';
import type { RegistrationDays } from './registrationDays.ts';
import classes from './StatisticCard.module.css';
import { StatisticCard } from './StatisticCard.tsx';
import { listAddress } from './statisticPanels.ts';

const DaysChart = lazy(() => import('./DaysChart.tsx').then((it) => ({ default: it.DaysChart })));

const texts = statisticsTexts.days;

/** Registrations by day, with earlier years beside them. */
export function DaysCard({ days, year, totalCount }: { days: RegistrationDays; year: number; totalCount: number }) {
  const { rows, years, totals, lists, emptyYears, undated } = days;
  const headings = [texts.day, texts.before, String(year), ...years.map(String)];
  return (
    <StatisticCard
      title={texts.title}
      fileName={`registrations-by-day-${year}`}
      table={() => [
        headings,
        ...rows.map(({ day, before, count, earlier }) => [formatDate(day), before, count ?? '', ...earlier]),
      ]}
      chart={
        <Suspense fallback={<Skeleton height={300} />}>
          <DaysChart days={days} year={year} />
        </Suspense>
      }
      notes={
        <Stack gap={4}>
          <Text size="sm" c="dimmed">
            {years.length === 0 ? texts.noEarlier : texts.lead}
            {years.length > 0 && emptyYears.length > 0 ? ` ${texts.emptyYears(emptyYears)}` : null}
            {undated > 0 ? ` ${texts.undated(undated)}` : null}
          </Text>
        </Stack>
      }
    >
      <ScrollBox mah="22rem" label={texts.scroll}>
        <Table stickyHeader horizontalSpacing="xs" className={classes.scrolling ?? ''}>
          <Table.Thead>
            <Table.Tr>
              {headings.map((heading, index) => (
                <Table.Th
                  key={heading}
                  scope="col"
                  {...(index > 0 && { className: classes.number })}
                  {...(index === 1 && { visibleFrom: 'sm' })}
                >
                  {heading}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr fw={600}>
              <Table.Th scope="row">{texts.total}</Table.Th>
              <Table.Td visibleFrom="sm" />
              <Table.Td className={classes.number}>
                <CountLink label={texts.total} count={totalCount} to={listAddress()} />
              </Table.Td>
              {years.map((other, index) => (
                <Table.Td key={other} className={classes.number}>
                  <CountLink label={String(other)} count={totals[index] ?? 0} to={lists[index] ?? null} />
                </Table.Td>
              ))}
            </Table.Tr>
            {rows.toReversed().map(({ day, before, count, to, earlier }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row" fw={400}>
                  {formatDate(day).slice(0, 5)}
                </Table.Th>
                <Table.Td className={classes.number} visibleFrom="sm">
                  {number(before)}
                </Table.Td>
                <Table.Td className={classes.number}>
                  {count === null ? '—' : <CountLink label={formatDate(day)} count={count} to={to} />}
                </Table.Td>
                {years.map((other, index) => (
                  <Table.Td key={other} className={classes.number}>
                    {number(earlier[index] ?? 0)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollBox>
    </StatisticCard>
  );
}
