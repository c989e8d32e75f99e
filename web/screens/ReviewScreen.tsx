import { Skeleton } from '@mantine/core';
import { ReviewDesk } from '../features/participants/review/ReviewDesk.tsx';
import { publicTexts } from '../texts/ru/public.ts';
import { LoadedPage } from '../ui/LoadedPage.tsx';
import { useSettledSearch } from '../ui/useSettledSearch.ts';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';

/** /users-list/review: moderators work through a filtered list of the current edition or of a project. */
export function ReviewScreen() {
  const slug = useSettledSearch().get('project');
  const { data, error, refetch } = useListedEditionsQuery();
  const edition = data?.editions.find(({ isCurrent }) => isCurrent);
  const project = edition?.projects.find((one) => one.slug === slug)?.slug ?? null;
  return (
    <LoadedPage
      title={publicTexts.titles.review}
      width="full"
      data={edition}
      error={error}
      what={publicTexts.what}
      onRetry={refetch}
      skeleton={<Skeleton height={620} />}
    >
      {({ year }) => <ReviewDesk key={project} year={year} project={project} />}
    </LoadedPage>
  );
}
