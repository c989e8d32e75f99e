import { Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ProgrammeView, type ProgrammeViewProps } from '../features/programme/ProgrammeView.tsx';
import { formatDayRange } from '../lib/dates.ts';
import { parseEditionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { programmeTexts as texts } from '../texts/ru/programme.ts';
import { publicTexts } from '../texts/ru/public.ts';
import { LinkChip } from '../ui/LinkChip.tsx';
import { LoadedPage } from '../ui/LoadedPage.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { usePlainSearch } from '../ui/usePlainSearch.ts';
import { type Programme_EditionFragment, useProgrammeQuery } from './Programme.generated.ts';
import { ProgrammeSkeleton } from './ProgrammeSkeleton.tsx';

const PosterSession = lazy(() =>
  import('../features/posters/PosterSession.tsx').then((it) => ({ default: it.PosterSession })),
);

// On the service only, for readers without scripts.
const PlainAbstract = lazy(() =>
  import('../features/programme/PlainAbstract.tsx').then((it) => ({ default: it.PlainAbstract })),
);
const PlainPosters = lazy(() =>
  import('../features/posters/PlainPosters.tsx').then((it) => ({ default: it.PlainPosters })),
);

const renderPosters: ProgrammeViewProps['renderPosters'] = (year, list, query) => (
  <Suspense>
    <PosterSession key={list.id} year={year} listId={list.id} query={query} />
  </Suspense>
);

/** The days that the programme has, which need not be all of the forum's, and the place. */
function leadOf({ startsOn, endsOn, place }: Programme_EditionFragment, days: readonly { date: string }[]): string {
  return texts.lead(formatDayRange(days[0]?.date ?? startsOn, days.at(-1)?.date ?? endsOn), place);
}

/**
 * /program, /program-24, /program?reading=2: an edition's programme, or its second reading (ruling R6). Without a
 * second reading the address loses its parameter.
 */
export function ProgrammeScreen() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isSecond = useHydrated() && search.get('reading') === '2';
  const year = parseEditionPath(pathname)?.year ?? null;
  const { data, error, refetch } = useProgrammeQuery({ variables: { year, isSecond } });
  const plain = usePlainSearch();
  const edition = data?.edition;
  if (edition === null) return <Navigate to={paths.notFound} replace />;
  const secondReading = edition?.secondReading;
  if (isSecond && secondReading === null) {
    const others = new URLSearchParams(search);
    others.delete('reading');
    return <Navigate to={{ search: others.toString() }} replace />;
  }
  const programme = isSecond ? secondReading?.programme : edition?.programme;
  const sessions = programme?.days.flatMap(({ items }) => items) ?? [];
  const plainList = sessions.find(({ slug }) => slug === plain.get('posters'))?.detail?.posters;
  const plainTalk = sessions
    .flatMap(({ detail }) => detail?.talks ?? [])
    .find(({ slug, hasAbstract }) => hasAbstract && slug === plain.get('abstract'));
  const lead = edition && leadOf(edition, programme?.days ?? []);
  return (
    <LoadedPage
      title={year === null ? publicTexts.titles.programme : publicTexts.titles.programmeOf(year)}
      lead={lead}
      data={edition}
      error={error}
      what={texts.what}
      onRetry={refetch}
      skeleton={<ProgrammeSkeleton />}
    >
      {(loaded) => (
        <>
          {isSecond && secondReading ? <Text>{texts.readings.isSecond(secondReading.year)}</Text> : null}
          {programme && (plainList || plainTalk) ? (
            <Stack gap="lg">
              <div>
                <LinkChip to={pathname}>{texts.plan.back}</LinkChip>
              </div>
              <Suspense>
                {plainTalk ? <PlainAbstract programme={programme} slug={plainTalk.slug} /> : null}
                {plainList ? <PlainPosters year={programme.year} listId={plainList.id} /> : null}
              </Suspense>
            </Stack>
          ) : programme ? (
            <ProgrammeView
              key={programme.year}
              programme={programme}
              title={publicTexts.titles.programmeOf(loaded.year)}
              lead={lead ?? ''}
              renderPosters={renderPosters}
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
