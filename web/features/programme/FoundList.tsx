import { Button, EmptyState, Stack, Text, Title } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { Fragment, useMemo, useState } from 'react';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { wordsOf } from '../../lib/searchWords.ts';
import { useAddress, useProgramme } from './context.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryList } from './EntryList.tsx';
import { nameOf } from './model.ts';
import { findEntries, isChosen } from './search.ts';

/** Rows that are rendered at once: more take a phone noticeable time. */
const STEP = 60;
const texts = programmePartTexts.search;

/** What the search found, by day, and how much it is. */
export function FoundList({ query }: { query: string }) {
  const { timetable } = useProgramme();
  const [shown, setShown] = useState(STEP);
  const { filter } = useAddress();
  const found = useMemo(
    () => findEntries(timetable, query).filter((entry) => isChosen(entry, filter)),
    [timetable, query, filter],
  );
  const rows = useMemo(
    () => <EntryList entries={found.slice(0, shown)} words={wordsOf(query)} />,
    [found, shown, query],
  );
  const talkCount = found.filter(({ talk }) => talk !== null).length;
  const rest = Math.max(0, found.length - shown);
  const posterSessions = timetable.entries.filter(({ session, talk }) => talk === null && session.detail?.posters);
  return (
    <Stack gap="lg">
      <Title order={2} size="h3">
        {texts.results}
      </Title>
      <Text role="status" c="dimmed" size="sm">
        {found.length === 0 ? texts.nothing : texts.found(found.length - talkCount, talkCount)}
      </Text>
      {found.length === 0 ? <EmptyState icon={<IconSearchOff aria-hidden />} description={texts.nothingHint} /> : rows}
      {rest > 0 ? (
        <Button variant="default" onClick={() => setShown(shown + STEP)}>
          {texts.more(Math.min(rest, STEP))}
        </Button>
      ) : null}
      {posterSessions.length > 0 ? (
        <Text size="sm">
          {texts.inPosters}{' '}
          {posterSessions.map((entry, index) => (
            <Fragment key={entry.slug}>
              {index > 0 ? ', ' : null}
              <EntryLink entry={entry} inherit>
                {texts.posterSession(nameOf(entry), entry.day.label)}
              </EntryLink>
            </Fragment>
          ))}
        </Text>
      ) : null}
    </Stack>
  );
}
