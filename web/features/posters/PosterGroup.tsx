import { Badge, Highlight, Text, Title } from '@mantine/core';
import { posterTexts } from '../../texts/ru/posters.ts';
import classes from './PosterGroup.module.css';
import type { PosterRow } from './posters.ts';

interface PosterGroupProps {
  title: string | null;
  posters: readonly PosterRow[];
  words: string[];
}

/** Posters under one heading: board, who presents, title. */
export function PosterGroup({ title, posters, words }: PosterGroupProps) {
  return (
    <div>
      {title === null ? null : (
        <Title order={4} mb={4}>
          {title}
        </Title>
      )}
      {posters.length === 0 ? (
        <Text size="sm" c="dimmed">
          {posterTexts.emptyGroup}
        </Text>
      ) : (
        <ul className={classes.list}>
          {posters.map(({ id, board, presenter, title: posterTitle }) => (
            <li key={id} className={classes.row}>
              <span>
                {board === null ? null : (
                  <Badge variant="light" color="purple" size="lg" radius="sm" tt="none" px={8}>
                    {board}
                  </Badge>
                )}
              </span>
              <div>
                <Highlight highlight={words} fw={600}>
                  {presenter}
                </Highlight>
                {posterTitle === null ? null : <Highlight highlight={words}>{posterTitle}</Highlight>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
