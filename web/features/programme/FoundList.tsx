import { Anchor, Button, EmptyState, Stack, Text, Title } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { Fragment, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { useProgramme } from './context.ts';
import { EntryList } from './EntryList.tsx';
import { nameOf } from './model.ts';
import { findEntries, isChosen, wordsOf } from './search.ts';

/** Rows that are rendered at once: more take a phone noticeable time. */
const STEP = 60;
const texts = programmeTexts.search;

/** What the search found, by day, and how much it is. */
export function FoundList({ query }: { query: string }) {
  const { timetable, address } = useProgramme();
  // The first result comes after the key is painted, too.
  const deferred = useDeferredValue(query, '');
  const [shown, setShown] = useState(STEP);
  const { filter } = address;
  const found = useMemo(
    () => findEntries(timetable, deferred).filter((entry) => isChosen(entry, filter)),
    [timetable, deferred, filter],
  );
  // A key repaints the field alone until the browser has time for the rows.
  const rows = useMemo(
    () => <EntryList entries={found.slice(0, shown)} words={wordsOf(deferred)} />,
    [found, shown, deferred],
  );
  const talkCount = found.filter(({ talk }) => talk !== null).length;
  const rest = Math.max(0, found.length - shown);
  const posterSessions = timetable.entries.filter(({ session, talk }) => talk === null && session.detail?.posters);
  if (deferred === '') return null;
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
          {posterSessions.map((entry, index) => {
            const { to, ...options } = address.linkTo(entry);
            return (
              <Fragment key={entry.slug}>
                {index > 0 ? ', ' : null}
                <Anchor component={Link} to={to} {...options} inherit>
                  {texts.posterSession(nameOf(entry), entry.day.label)}
                </Anchor>
              </Fragment>
            );
          })}
        </Text>
      ) : null}
    </Stack>
  );
}
