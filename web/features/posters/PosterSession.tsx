import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { posterTexts } from '#texts/posters.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { PosterList } from './PosterList.tsx';
import { usePosterListsQuery } from './PosterLists.generated.ts';

interface PosterSessionProps {
  year: number;
  /** The list of this session. */
  listId: string;
  /** What the person looked for before; the list begins with it. */
  query: string;
}

/**
 * Posters of a session (PRG-07, PRG-08). They load when they are shown: live lists come from the provider, and without
 * it only they are missing.
 */
export function PosterSession({ year, listId, query }: PosterSessionProps) {
  const { data, error, refetch } = usePosterListsQuery({
    variables: { year },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
    ssr: false,
    // The same for all visitors: the service worker stores it for use without a network.
    context: { headers: { 'x-offline': 'public' } },
  });
  const list = data?.edition?.posterLists.find(({ id }) => id === listId);
  if (list?.groups) return <PosterList title={list.title} groups={list.groups} query={query} />;
  if (error) {
    return <LoadFailure error={error} subject={posterTexts.what} onRetry={refetch} />;
  }
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{commonTexts.loading}</VisuallyHidden>
      <Skeleton height={42} />
      <Skeleton height={160} />
    </Stack>
  );
}
