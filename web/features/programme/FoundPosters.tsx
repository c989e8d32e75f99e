import { Highlight, Stack, Title } from '@mantine/core';
import { programmePartTexts } from '#texts/programmeParts.ts';
import type { FoundPoster } from './context.ts';
import { EntryLink } from './EntryLink.tsx';
import classes from './EntryRow.module.css';
import { type Entry, joinParts, nameOf } from './model.ts';

interface FoundPostersProps {
  posters: readonly FoundPoster[];
  /** The session of each list. */
  sessions: ReadonlyMap<string, Entry>;
  words: string[];
}

const plainList = { margin: 0, padding: 0, listStyle: 'none' };
const texts = programmePartTexts.search;

/** Posters in the search results; each links to its session, whose list begins with the same search. */
export function FoundPosters({ posters, sessions, words }: FoundPostersProps) {
  return (
    <Stack component="section" gap="xs" aria-label={texts.posters}>
      <Title order={3}>{texts.posters}</Title>
      <ul style={plainList}>
        {posters.map(({ key: id, listId, board, presenter, title }) => {
          const session = sessions.get(listId);
          return session === undefined ? null : (
            <li key={id} className={classes.row}>
              <div className={classes.time}>{board}</div>
              <div className={classes.body}>
                <EntryLink entry={session} fw={600} className={classes.name}>
                  <Highlight component="span" highlight={words} inherit>
                    {title ?? presenter}
                  </Highlight>
                </EntryLink>
                {title === null ? null : (
                  <Highlight size="sm" highlight={words}>
                    {presenter}
                  </Highlight>
                )}
                <Highlight size="sm" c="dimmed" highlight={words}>
                  {joinParts([nameOf(session), session.day.label])}
                </Highlight>
              </div>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
