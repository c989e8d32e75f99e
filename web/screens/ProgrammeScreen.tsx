import { Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { programmeTexts as texts } from '#texts/programme.ts';
import { publicTexts } from '#texts/public.ts';
import { ProgrammeView, type ProgrammeViewProps } from '../features/programme/ProgrammeView.tsx';
import { formatDayRange } from '../lib/dates.ts';
import { editionPath, parseEditionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { changedParams, searchOf } from '../lib/searchParams.ts';
import { LinkChip } from '../ui/button/LinkChip.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { lazyPart } from '../ui/page/lazyPart.ts';
import { useHydrated } from '../ui/page/useHydrated.ts';
import { type Programme_EditionFragment, useProgrammeQuery } from './Programme.generated.ts';

/** The programme's placeholder while it loads. */
function ProgrammeSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={640} radius="lg" />
    </>
  );
}

const PosterSession = lazyPart('PosterSession', () => import('../features/posters/PosterSession.tsx'));

const renderPosters: ProgrammeViewProps['renderPosters'] = (year, list, query) => (
  <Suspense>
    <PosterSession key={list.id} year={year} listId={list.id} query={query} />
  </Suspense>
);

const PosterSearch = lazyPart('PosterSearch', () => import('../features/posters/PosterSearch.tsx'));

const searchPosters: ProgrammeViewProps['searchPosters'] = (year, query, results) => (
  <Suspense fallback={results('loading', [])}>
    <PosterSearch year={year} query={query}>
      {results}
    </PosterSearch>
  </Suspense>
);

/** The days of the programme, which may be fewer than the forum's, and the place. */
function leadOf(
  { startsOn, endsOn, location: place }: Programme_EditionFragment,
  days: readonly { date: string }[],
): string {
  return texts.lead(formatDayRange(days[0]?.date ?? startsOn, days.at(-1)?.date ?? endsOn), place);
}

/**
 * /program, /program-24, /program?reading=2: an edition's programme, or its second reading (ruling R6). If there is no second
 * reading, the screen removes the parameter from the address.
 */
export function ProgrammeScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isSecond = useHydrated() && search.get('reading') === '2';
  const year = parseEditionPath(pathname)?.year ?? null;
  const { data, error, refetch } = useProgrammeQuery({ variables: { year, isSecond } });
  const edition = data?.edition;
  if (edition === null) return <Navigate to={paths.notFound} replace />;
  const secondReading = edition?.secondReading;
  if (isSecond && secondReading === null) {
    return <Navigate to={{ search: searchOf(changedParams(search, { reading: null })) }} replace />;
  }
  const programme = isSecond ? secondReading?.programme : edition?.programme;
  const lead = edition && leadOf(edition, programme?.days ?? []);
  return (
    <LoadedPage
      title={year === null ? publicTexts.titles.programme : publicTexts.titles.programmeOf(year)}
      lead={lead}
      query={{ data, error, refetch }}
      data={edition}
      subject={texts.subject}
      skeleton={<ProgrammeSkeleton />}
    >
      {() => (
        <>
          {isSecond && secondReading ? <Text>{texts.readings.isSecond(secondReading.year)}</Text> : null}
          {programme ? (
            <ProgrammeView
              key={programme.year}
              programme={programme}
              title={publicTexts.titles.programmeOf(programme.year)}
              lead={lead ?? ''}
              base={editionPath('program', isSecond ? programme.year : year)}
              renderPosters={renderPosters}
              searchPosters={searchPosters}
            />
          ) : (
            <>
              <Text fw={600}>{texts.none.title}</Text>
              <Text>{texts.none.text}</Text>
            </>
          )}
          <Stack gap="md">
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
          </Stack>
        </>
      )}
    </LoadedPage>
  );
}
