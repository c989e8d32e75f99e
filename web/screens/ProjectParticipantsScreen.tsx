import { Navigate, useLocation } from 'react-router-dom';
import { ListSkeleton } from '../features/participants/list/ListSkeleton.tsx';
import { parseProjectPath } from '../lib/editionPaths.ts';
import { paths } from '../lib/paths.ts';
import { publicTexts } from '../texts/ru/public.ts';
import { LoadedPage } from '../ui/LoadedPage.tsx';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';
import { ParticipantsBody } from './ParticipantsBody.tsx';

/** /neutron-users: the people of a project; the editions' data list the projects (LST-07, ruling R10). */
export function ProjectParticipantsScreen() {
  const { pathname } = useLocation();
  const { data, error, refetch } = useListedEditionsQuery();
  const slug = parseProjectPath(pathname);
  const found = data?.editions
    .flatMap(({ year, projects }) => projects.map((project) => ({ year, project })))
    .find(({ project }) => project.slug === slug);
  if (data && !found) return <Navigate to={paths.notFound} replace />;
  const title = found?.project.title ?? publicTexts.titles.project;
  return (
    <LoadedPage
      title={title}
      data={found}
      error={error}
      what={publicTexts.what}
      onRetry={refetch}
      skeleton={<ListSkeleton />}
    >
      {({ year, project }) => <ParticipantsBody key={project.slug} year={year} project={project.slug} label={title} />}
    </LoadedPage>
  );
}
