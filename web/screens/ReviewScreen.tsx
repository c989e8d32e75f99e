import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { ReviewDesk } from '../features/participants/review/ReviewDesk.tsx';
import { editionPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useSettledSearch } from '../ui/page/useSettledSearch.ts';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';
import { OpenYear } from './OpenYear.tsx';
import { useYearInSearch } from './useYearInSearch.ts';

/** /users-list/review: moderators review a filtered list of an edition or of a project; others get the public list. */
export function ReviewScreen() {
  const slug = useSettledSearch().get('project');
  const { year, choose } = useYearInSearch();
  const { isModerator } = useViewer();
  const [statusSlot, setStatusSlot] = useState<HTMLDivElement | null>(null);
  const { data, error, refetch } = useListedEditionsQuery();
  if (isModerator === false) return <Navigate to={editionPath('users-list', null)} replace />;
  const edition = data?.editions.find((one) => (year === null ? one.isCurrent : one.year === year));
  if (data && !edition) return <Navigate to={paths.notFound} replace />;
  const project = edition?.projects.find((one) => one.slug === slug)?.slug ?? null;
  return (
    <LoadedPage
      title={publicTexts.titles.review}
      width="full"
      // Next to the heading, so that nothing moves when the first message appears.
      aside={<div ref={setStatusSlot} />}
      query={{ data, error, refetch }}
      data={edition}
      subject={publicTexts.subject}
      skeleton={<Skeleton height={620} />}
    >
      {(shown) => (
        <OpenYear year={year} onYear={choose}>
          <ReviewDesk
            key={`${shown.year} ${project}`}
            year={shown.year}
            isCurrent={shown.isCurrent}
            project={project}
            statusSlot={statusSlot}
          />
        </OpenYear>
      )}
    </LoadedPage>
  );
}
