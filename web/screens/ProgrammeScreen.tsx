import { EmptyState, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ProgrammeView } from '../features/programme/ProgrammeView.tsx';
import { formatDayRange } from '../lib/dates.ts';
import { parseEditionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { programmeTexts as texts } from '../texts/ru/programme.ts';
import { LinkChip } from '../ui/LinkChip.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Page } from '../ui/Page.tsx';
import { useProgrammeQuery } from './Programme.generated.ts';
import { ProgrammeSkeleton } from './ProgrammeSkeleton.tsx';

const PosterSession = lazy(() =>
  import('../features/posters/PosterSession.tsx').then((it) => ({ default: it.PosterSession })),
);

/** /program, /program-24, /program?reading=2: an edition's programme, or its second reading (ruling R6). */
export function ProgrammeScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isSecond = useHydrated() && search.get('reading') === '2';
  const year = parseEditionPath(pathname)?.year ?? null;
  const title = year === null ? texts.title : texts.titleOf(year);
  const { data, error, refetch } = useProgrammeQuery({
    variables: { year: year ?? 0, isCurrent: year === null, isSecond },
  });
  const edition = year === null ? data?.currentEdition : data?.edition;
  if (edition === null) return <Navigate to={paths.notFound} replace />;
  if (edition === undefined) {
    return (
      <Page title={title}>
        {error ? (
          <LoadFailure error={error} what={texts.what} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <ProgrammeSkeleton />
        )}
      </Page>
    );
  }
  const { secondReading } = edition;
  const programme = isSecond ? secondReading?.programme : edition.programme;
  const dates = programme ? datesOf(programme.days) : formatDayRange(edition.startsOn, edition.endsOn);
  const lead = texts.lead(dates, edition.place);
  return (
    <Page title={title} lead={lead}>
      {isSecond && secondReading ? <Text>{texts.readings.isSecond(secondReading.year)}</Text> : null}
      {programme ? (
        <ProgrammeView
          key={programme.year}
          programme={programme}
          title={texts.titleOf(edition.year)}
          lead={lead}
          renderPosters={(list, query) => (
            <Suspense fallback={null}>
              <PosterSession key={list.id} year={programme.year} listId={list.id} query={query} />
            </Suspense>
          )}
        />
      ) : (
        <EmptyState title={texts.none.title} description={texts.none.text} />
      )}
      {programme?.isSample ? (
        <Text size="sm" c="dimmed">
          {texts.sample}
        </Text>
      ) : null}
      {isSecond ? (
        <LinkChip to={pathname}>{texts.readings.back}</LinkChip>
      ) : secondReading ? (
        <LinkChip to={`${pathname}?reading=2`}>{texts.readings.other}</LinkChip>
      ) : null}
    </Page>
  );
}

function datesOf(days: readonly { date: string }[]): string {
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return formatDayRange(first, last);
}
