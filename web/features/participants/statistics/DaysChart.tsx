import '@mantine/charts/styles.css';
import { CompositeChart } from '@mantine/charts';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../../lib/dates.ts';
import type { DayRow, RegistrationDays } from './registrationDays.ts';

const earlierColours = ['var(--mantine-color-orange-7)', 'var(--mantine-color-teal-7)', 'var(--mantine-color-gray-6)'];

/** дд.мм */
const shortDay = (day: string) => formatDate(day).slice(0, 5);

/** A bar for each day, which opens its list, and a line for each earlier year. */
export function DaysChart({ days: { rows, years }, year }: { days: RegistrationDays; year: number }) {
  const navigate = useNavigate();
  const open = (row: { to?: string | null } | undefined) => {
    if (row?.to) void navigate(row.to);
  };
  const toPoint = ({ day, count, to, earlier }: DayRow) => ({
    day: shortDay(day),
    to,
    [year]: count,
    ...Object.fromEntries(years.map((other, index) => [other.year, earlier[index] ?? 0])),
  });
  return (
    <CompositeChart
      h={300}
      data={rows.map(toPoint)}
      dataKey="day"
      withLegend
      legendProps={{ verticalAlign: 'top' }}
      series={[
        { name: String(year), label: String(year), type: 'bar', color: 'var(--mantine-primary-color-filled)' },
        ...years.map((other, index) => ({
          name: String(other.year),
          label: String(other.year),
          type: 'line' as const,
          color: earlierColours[index % earlierColours.length] ?? 'gray',
        })),
      ]}
      withDots={false}
      curveType="linear"
      strokeWidth={2}
      tickLine="none"
      composedChartProps={{ accessibilityLayer: false }}
      barProps={{
        cursor: 'pointer',
        isAnimationActive: false,
        onClick: ({ payload }: { payload?: { to?: string | null } }) => open(payload),
      }}
      lineProps={{ isAnimationActive: false }}
      xAxisProps={{ minTickGap: 16 }}
      yAxisProps={{ allowDecimals: false, width: 36 }}
    />
  );
}
