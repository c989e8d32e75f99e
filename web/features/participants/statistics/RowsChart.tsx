import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { statisticsTexts as texts } from '#texts/statistics.ts';
import type { StatisticRow } from './statisticPanels.ts';

const ROW_HEIGHT = 30;
const AXIS_HEIGHT = 34;
const LETTER_WIDTH = 7.3;
/** Space between the labels and the bars. */
const GAP = 20;
const LETTERS = { narrow: 21, short: 27, long: 31 };

/** Shortens a label to one line, because the chart would break it at its spaces. */
const shorten = (label: string, most: number) =>
  (label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label).replaceAll(' ', '\u00a0');

/** Horizontal bars; a click opens the bar's list. Only for the mouse: the table next to it has links. */
export function RowsChart({ rows, isLong }: { rows: readonly StatisticRow[]; isLong: boolean }) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const most = Math.min(longest, isNarrow ? LETTERS.narrow : isLong ? LETTERS.long : LETTERS.short);
  const navigate = useNavigate();
  const open = (row: StatisticRow | undefined) => {
    if (row?.to) void navigate(row.to);
  };
  return (
    <BarChart
      h={rows.length * ROW_HEIGHT + AXIS_HEIGHT}
      data={rows.map(({ label, count, people, to }) => ({ label, count: people ?? count, to }))}
      dataKey="label"
      orientation="vertical"
      series={[
        {
          name: 'count',
          label: rows.some(({ people }) => people !== undefined) ? texts.headings.people : texts.headings.count,
          color: 'var(--mantine-primary-color-filled)',
        },
      ]}
      maxBarWidth={18}
      gridAxis="x"
      tickLine="none"
      barChartProps={{ accessibilityLayer: false }}
      barProps={{
        cursor: 'pointer',
        isAnimationActive: false,
        radius: 3,
        onClick: ({ payload }: { payload?: StatisticRow }) => open(payload),
      }}
      xAxisProps={{ allowDecimals: false }}
      yAxisProps={{
        width: most * LETTER_WIDTH + GAP,
        interval: 0,
        tickFormatter: (label: string) => shorten(label, most),
      }}
    />
  );
}
