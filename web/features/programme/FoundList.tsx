import { Button, EmptyState, Stack, Text, Title } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { Fragment, memo, type ReactNode, useMemo, useState } from 'react';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { wordsOf } from '../../lib/searchWords.ts';
import { type FoundPoster, type PosterSearchState, useAddress, useProgramme } from './context.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryList } from './EntryList.tsx';
import { FoundPosters } from './FoundPosters.tsx';
import { type Entry, nameOf } from './model.ts';
import { findEntries, isChosen } from './search.ts';

/** How many rows are rendered first: more would take noticeable time on a phone. */
const STEP = 20;
const texts = programmePartTexts.search;

/** Links to the poster lists, shown if they could not be searched. */
function PosterSessions({ sessions }: { sessions: readonly Entry[] }) {
  return (
    <Text size="sm">
      {texts.inPosters}{' '}
      {sessions.map((entry, index) => (
        <Fragment key={entry.slug}>
          {index > 0 ? ', ' : null}
          <EntryLink entry={entry} inherit>
            {texts.posterSession(nameOf(entry), entry.day.label)}
          </EntryLink>
        </Fragment>
      ))}
    </Text>
  );
}

/** The found sessions, talks and posters by day, with their number. */
export const FoundList = memo(function FoundList({ query }: { query: string }) {
  const { timetable, searchPosters } = useProgramme();
  const [shown, setShown] = useState(STEP);
  const { filter } = useAddress();
  const found = useMemo(
    () => findEntries(timetable, query).filter((entry) => isChosen(entry, filter)),
    [timetable, query, filter],
  );
  const words = useMemo(() => wordsOf(query), [query]);
  const rows = useMemo(() => <EntryList entries={found.slice(0, shown)} words={words} />, [found, shown, words]);
  const sessions = useMemo(
    () =>
      new Map(
        timetable.entries
          .filter((entry) => entry.talk === null && isChosen(entry, filter))
          .flatMap((entry) => (entry.session.detail?.posters ? [[entry.session.detail.posters.id, entry]] : [])),
      ),
    [timetable, filter],
  );
  const results = (state: PosterSearchState, all: readonly FoundPoster[]): ReactNode => {
    const posters = all.filter(({ listId }) => sessions.has(listId));
    const talkCount = found.filter(({ talk }) => talk !== null).length;
    const total = found.length + posters.length;
    const rest = Math.max(0, total - shown);
    const shownPosters = posters.slice(0, Math.max(0, shown - found.length));
    const nothing = state === 'loading' ? texts.searching : texts.nothing;
    return (
      <Stack gap="lg">
        <Title order={2} size="h3">
          {texts.results}
        </Title>
        <Text role="status" c="dimmed" size="sm">
          {total === 0 ? nothing : texts.found(found.length - talkCount, talkCount, posters.length)}
        </Text>
        {total === 0 && state !== 'loading' ? (
          <EmptyState icon={<IconSearchOff aria-hidden />} description={texts.nothingHint} />
        ) : null}
        {found.length > 0 ? rows : null}
        {shownPosters.length > 0 ? <FoundPosters posters={shownPosters} sessions={sessions} words={words} /> : null}
        {rest > 0 ? (
          <Button variant="default" onClick={() => setShown(shown + STEP)}>
            {texts.more(Math.min(rest, STEP))}
          </Button>
        ) : null}
        {state === 'failed' ? <PosterSessions sessions={[...sessions.values()]} /> : null}
      </Stack>
    );
  };
  return sessions.size === 0 ? results('ready', []) : searchPosters(timetable.programme.year, query, results);
});
