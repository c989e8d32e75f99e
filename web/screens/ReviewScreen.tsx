import { Skeleton } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { useViewerQuery } from '../features/accounts/session/Viewer.generated.ts';
import { ReviewDesk } from '../features/participants/review/ReviewDesk.tsx';
import { editionPath } from '../lib/editionPaths.ts';
import { publicTexts } from '../texts/ru/public.ts';
import { LoadedPage } from '../ui/LoadedPage.tsx';
import { useSession } from '../ui/useSession.ts';
import { useSettledSearch } from '../ui/useSettledSearch.ts';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';

/** /users-list/review: moderators work through a filtered list of the current edition or of a project; others get the public list. */
export function ReviewScreen() {
  const slug = useSettledSearch().get('project');
  const isSignedIn = useSession();
  const viewer = useViewerQuery({ skip: !isSignedIn, ssr: false, errorPolicy: 'all' });
  const { data, error, refetch } = useListedEditionsQuery();
  if (viewer.data?.viewer?.isModerator === false) return <Navigate to={editionPath('users-list', null)} replace />;
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
