import { Stack, Text, Title } from '@mantine/core';
import { posterTexts } from '../../texts/ru/posters.ts';
import { PosterGroup } from './PosterGroup.tsx';
import { usePosterListsQuery } from './PosterLists.generated.ts';
import { toRows } from './posters.ts';

/** A poster list on a page for readers without scripts: all of it at once, nothing to search or print. */
export function PlainPosters({ year, listId }: { year: number; listId: string }) {
  const { data } = usePosterListsQuery({ variables: { year }, errorPolicy: 'all' });
  const list = data?.edition?.posterLists.find(({ id }) => id === listId);
  const groups = list?.groups ?? [];
  return (
    <Stack component="section" gap="lg">
      <Title order={2}>{list?.title ?? posterTexts.title}</Title>
      {groups.length === 0 ? <Text>{posterTexts.none}</Text> : null}
      {groups.map((group) => (
        <PosterGroup key={group.id} title={group.title} posters={toRows([group])} words={[]} />
      ))}
    </Stack>
  );
}
