import { Anchor, Box, EmptyState, Group, Progress, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { deskStatisticsTexts as texts } from '#texts/deskStatistics.ts';
import { number } from '#texts/plural.ts';
import { unreadableRows } from '#texts/unreadable.ts';
import { formatDate, moscowDay } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { Blocks } from '../../../ui/page/Blocks.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import { PhoneFold } from '../../../ui/page/PhoneFold.tsx';
import type { DeskRow } from '../model/deskStore.ts';
import { useDeskState, useDeskStore } from '../model/useDesk.ts';
import { useDeskStatisticsQuery } from './DeskStatistics.generated.ts';
import { type BarGroup, barGroups, curveOf, figuresOf } from './model.ts';

const RegistrationCurve = lazyPart('RegistrationCurve', () => import('./RegistrationCurve.tsx'));

interface PartProps {
  rows: readonly DeskRow[];
  /** Address of a filtered list. */
  listOf: (filter: string) => string;
}

/** The numbers of the list, each a link. */
function Figures({ rows, listOf }: PartProps) {
  return (
    <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="md" verticalSpacing="sm">
      {figuresOf(rows).map(({ name, count, filter }) => (
        <Anchor key={name} component={Link} to={listOf(filter)} c="inherit" underline="hover">
          <Text span display="block" fz="h3" fw={600} lh={1.2}>
            {number(count)}
          </Text>{' '}
          <Text span size="sm" c="dimmed">
            {texts.figures[name]}
          </Text>
        </Anchor>
      ))}
    </SimpleGrid>
  );
}

/** Registrations by days before the forum, in words and as a curve; absent without dates. */
function Curve({ rows, year }: Pick<PartProps, 'rows'> & { year: number }) {
  const earlierYear = year - 1;
  // Without the earlier year the curve has one line.
  const { data } = useDeskStatisticsQuery({ variables: { year, earlierYear }, ssr: false, errorPolicy: 'all' });
  const { edition, earlier, clock } = data ?? {};
  const points = useMemo(() => {
    if (!edition || !clock) return [];
    return curveOf(rows, { startsOn: edition.startsOn, today: moscowDay(clock.now), earlier: earlier ?? null });
  }, [rows, edition, earlier, clock]);
  const newest = points.findLast(({ count }) => count !== null);
  if (!newest || !clock) return null;
  const undated = rows.filter(({ createdAt }) => createdAt === null).length;
  return (
    <Stack gap="xs">
      <Title order={2} size="h3">
        {texts.curve.title}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.curve.now(newest.count ?? 0, formatDate(moscowDay(clock.now)))}
        {newest.earlier === null ? '' : texts.curve.earlier(newest.earlier, earlierYear)}.
        {undated === 0 ? '' : ` ${texts.curve.undated(undated)}`}
      </Text>
      <Suspense fallback={<Skeleton height={240} />}>
        <RegistrationCurve points={points} years={[year, earlierYear]} />
      </Suspense>
    </Stack>
  );
}

/** Bars of one field; each is a link to its list. */
function Bars({ name, bars, hiddenCount, listOf }: BarGroup & Pick<PartProps, 'listOf'>) {
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <Stack component="section" aria-label={texts.groups[name]} gap={2} pb="xl" style={{ breakInside: 'avoid' }}>
      <Title order={2} size="h3">
        {texts.groups[name]}
      </Title>
      {bars.map((bar) => (
        <Anchor
          key={bar.key}
          component={Link}
          to={listOf(bar.filter)}
          c="inherit"
          underline="hover"
          size="sm"
          display="block"
          py={2}
        >
          <Group justify="space-between" gap="sm" wrap="nowrap" align="end">
            <span>{bar.name === null ? texts.none : typeset(bar.name)}</span>
            <span>{number(bar.count)}</span>
          </Group>
          <Progress value={(bar.count / most) * 100} size="xs" aria-hidden />
        </Anchor>
      ))}
      {hiddenCount > 0 ? (
        <Text size="sm" c="dimmed">
          {texts.hidden(hiddenCount)}
        </Text>
      ) : null}
    </Stack>
  );
}

interface StatisticsBoardProps {
  year: number;
  /** Path of the moderators' list that the numbers open. */
  listPath: string;
}

/** An edition in numbers, a curve and bars, counted from the open list (DSH, ruling R8). */
export function StatisticsBoard({ year, listPath }: StatisticsBoardProps) {
  const store = useDeskStore();
  const { rows, error, unreadableCount } = useDeskState();
  const counted = useMemo(() => rows?.filter(({ isCancelled }) => !isCancelled), [rows]);
  const groups = useMemo(() => barGroups(counted ?? []), [counted]);
  if (counted === undefined) {
    return error === null ? (
      <Blocks heights={[120, 300]} />
    ) : (
      <LoadFailure error={error} subject={texts.subject} onRetry={store.read} />
    );
  }
  if (counted.length === 0) return <EmptyState title={texts.empty.title} description={texts.empty.text} />;
  const listOf = (filter: string) => (filter === '' ? listPath : `${listPath}?${filter}`);
  return (
    <Stack gap="xl">
      <Figures rows={counted} listOf={listOf} />
      {unreadableCount === 0 ? null : (
        <Text size="sm" c="dimmed">
          {texts.unreadable(unreadableRows(unreadableCount))}
        </Text>
      )}
      <Curve rows={counted} year={year} />
      <PhoneFold label={texts.bars}>
        <Box data-more style={{ columns: '3 16rem', columnGap: 'var(--mantine-spacing-xl)' }}>
          {groups.map((group) => (
            <Bars key={group.name} {...group} listOf={listOf} />
          ))}
        </Box>
      </PhoneFold>
    </Stack>
  );
}
