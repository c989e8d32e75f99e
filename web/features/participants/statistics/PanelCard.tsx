import { statisticsTexts as texts } from '#texts/statistics.ts';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import { CountLink, StatisticCard } from './StatisticCard.tsx';
import type { StatisticPanel } from './statisticPanels.ts';

const RowsChart = lazyPart('RowsChart', () => import('./RowsChart.tsx'));

/** The largest number of bars that a reader can distinguish. */
const MOST_BARS = 12;

interface PanelCardProps {
  panel: StatisticPanel;
  /** Whether it has many values with long names. */
  isLong: boolean;
  /** The total for the percentages. */
  totalCount: number;
  year: number;
}

/** Counts by the values of one field. */
export function PanelCard({ panel: { name, rows }, isLong, totalCount, year }: PanelCardProps) {
  const value = name === 'missingFiles' ? texts.headingOf.missingFiles : texts.headings.value;
  const hasPeople = rows.some(({ people }) => people !== undefined);
  const top = rows.slice(0, MOST_BARS);
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  const isCut = name === 'organizations' && counted < totalCount;
  return (
    <StatisticCard
      title={texts.panels[name]}
      fileName={`${name}-${year}`}
      isBeside={isLong}
      headings={
        hasPeople
          ? [value, texts.headings.people, texts.headings.rows]
          : [value, texts.headings.count, texts.headings.share]
      }
      rows={rows.map(({ label, count, people = 0, to }) => {
        const link = <CountLink key="count" label={label} count={count} to={to} />;
        return {
          key: to ?? label,
          cells: hasPeople
            ? [label, <CountLink key="people" label={label} count={people} isPeople to={to} />, link]
            : [label, link, texts.share(count, totalCount)],
        };
      })}
      csv={() => rows.map(({ label, count, people = 0 }) => (hasPeople ? [label, people, count] : [label, count]))}
      chart={<RowsChart rows={top} isLong={isLong} />}
      notes={
        top.length === rows.length
          ? null
          : `${texts.topOnly(top.length, rows.length)} ${isCut ? texts.mostOrganizations(rows.length) : ''}`
      }
    />
  );
}
