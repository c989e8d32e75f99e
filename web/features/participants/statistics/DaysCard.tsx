import { number } from '#texts/plural.ts';
import { statisticsTexts } from '#texts/statistics.ts';
import { formatDate } from '../../../lib/dates.ts';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import { listAddress } from '../scope/listAddress.ts';
import type { RegistrationDays } from './registrationDays.ts';
import { CountLink, StatisticCard } from './StatisticCard.tsx';

const DaysChart = lazyPart('DaysChart', () => import('./DaysChart.tsx'));

const texts = statisticsTexts.days;

interface DaysCardProps {
  days: RegistrationDays;
  year: number;
  /** The year in addresses of lists; null for the current year. */
  listYear: number | null;
  totalCount: number;
}

/** Registrations by day, compared with earlier years. */
export function DaysCard({ days, year, listYear, totalCount }: DaysCardProps) {
  const { rows, years, emptyYears, undated } = days;
  return (
    <StatisticCard
      title={texts.title}
      fileName={`registrations-by-day-${year}`}
      headings={[texts.day, texts.before, String(year), ...years.map((earlier) => String(earlier.year))]}
      hasWideColumn
      rows={[
        {
          key: 'total',
          cells: [
            <strong key="name">{texts.total}</strong>,
            null,
            <CountLink key="count" label={texts.total} count={totalCount} to={listAddress(listYear)} />,
            ...years.map((earlier) => (
              <CountLink key={earlier.year} label={String(earlier.year)} count={earlier.total} to={earlier.to} />
            )),
          ],
        },
        ...rows.toReversed().map(({ day, before, count, to, earlier }) => ({
          key: day,
          cells: [
            formatDate(day).slice(0, 5),
            number(before),
            count === null ? '—' : <CountLink key="count" label={formatDate(day)} count={count} to={to} />,
            ...earlier.map(number),
          ],
        })),
      ]}
      csv={() => rows.map(({ day, before, count, earlier }) => [formatDate(day), before, count ?? '', ...earlier])}
      chart={<DaysChart days={days} year={year} />}
      notes={
        <>
          {years.length === 0 ? texts.noEarlier : texts.lead}
          {years.length > 0 && emptyYears.length > 0 ? ` ${texts.emptyYears(emptyYears)}` : null}
          {undated > 0 ? ` ${texts.undated(undated)}` : null}
        </>
      }
    />
  );
}
