import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { posterTexts } from '#texts/posters.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { PosterList } from './PosterList.tsx';
import { usePosterLists } from './usePosterLists.ts';

interface PosterSessionProps {
  year: number;
  /** The list of this session. */
  listId: string;
  /** The search that the list begins with. */
  query: string;
}

/** Posters of a session (PRG-07, PRG-08). They load when they are shown. */
export function PosterSession({ year, listId, query }: PosterSessionProps) {
  const { data, error, refetch } = usePosterLists(year);
  const list = data?.edition?.posterLists.find(({ id }) => id === listId);
  if (list?.groups) {
    const { title, groups, unreadableCount } = list;
    return <PosterList title={title} groups={groups} unreadableCount={unreadableCount ?? 0} query={query} />;
  }
  if (error) {
    return <LoadFailure error={error} subject={posterTexts.subject} onRetry={refetch} />;
  }
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={42} />
      <Skeleton height={160} />
    </Stack>
  );
}
