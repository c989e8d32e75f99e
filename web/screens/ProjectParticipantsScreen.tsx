import { Navigate, useLocation } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { parseProjectPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { ListSkeleton } from '../ui/page/ListSkeleton.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';
import { PeopleScreen } from './PeopleScreen.tsx';

/** /neutron-users: the people of a project; the editions' data list the projects (LST-07, ruling R10). */
export function ProjectParticipantsScreen() {
  const { pathname } = useLocation();
  const { isModerator } = useViewer();
  const { data, error, refetch } = useListedEditionsQuery();
  const slug = parseProjectPath(pathname);
  const found = data?.editions
    .flatMap((edition) => edition.projects.map((project) => ({ edition, project })))
    .find(({ project }) => project.slug === slug);
  if (data && !found) return <Navigate to={paths.notFound} replace />;
  const title = found?.project.title ?? publicTexts.titles.project;
  return (
    <LoadedPage
      title={title}
      query={{ data, error, refetch }}
      data={found}
      subject={publicTexts.subject}
      skeleton={<ListSkeleton />}
      width={isModerator ? 'full' : 'wide'}
    >
      {({ edition, project }) => (
        <PeopleScreen key={project.slug} edition={edition} project={project.slug} label={title} />
      )}
    </LoadedPage>
  );
}
