import '@mantine/charts/styles.css';
import { LineChart } from '@mantine/charts';
import { deskStatisticsTexts } from '#texts/deskStatistics.ts';
import type { CurvePoint } from './model.ts';

const texts = deskStatisticsTexts.curve;

/** The curve of registrations, with a thin one of the earlier year. Its words stand above it, so readers skip it. */
export function RegistrationCurve({
  points,
  years: [year, earlierYear],
}: {
  points: readonly CurvePoint[];
  years: readonly number[];
}) {
  const hasEarlier = points.some(({ earlier }) => earlier !== null);
  return (
    <LineChart
      aria-hidden
      h={240}
      data={[...points]}
      dataKey="daysBefore"
      series={[
        { name: 'count', label: String(year), color: 'var(--mantine-primary-color-filled)' },
        ...(hasEarlier ? [{ name: 'earlier', label: String(earlierYear), color: 'var(--mantine-color-gray-6)' }] : []),
      ]}
      lineProps={({ name }) => ({ strokeWidth: name === 'count' ? 2.5 : 1, isAnimationActive: false })}
      lineChartProps={{ accessibilityLayer: false }}
      withDots={false}
      withLegend={hasEarlier}
      legendProps={{ verticalAlign: 'top' }}
      curveType="linear"
      connectNulls={false}
      tickLine="none"
      xAxisLabel={texts.axis}
      xAxisProps={{ minTickGap: 24 }}
      yAxisProps={{ allowDecimals: false, width: 36 }}
    />
  );
}
