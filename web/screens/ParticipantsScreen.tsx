import { useLocation } from 'react-router-dom';
import { ListSkeleton } from '../features/participants/list/ListSkeleton.tsx';
import { parseEditionPath } from '../lib/editionPaths.ts';
import { publicTexts } from '../texts/ru/public.ts';
import { LoadedPage } from '../ui/LoadedPage.tsx';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';
import { ParticipantsBody } from './ParticipantsBody.tsx';

/** /users-list, /users-list-24: the participants of an edition (LST-01). */
export function ParticipantsScreen() {
  const { pathname } = useLocation();
  const { data, error, refetch } = useListedEditionsQuery();
  const year = parseEditionPath(pathname)?.year ?? null;
  const title = year === null ? publicTexts.titles.participants : publicTexts.titles.participantsOf(year);
  const shown = data?.editions.find((edition) => (year === null ? edition.isCurrent : edition.year === year));
  return (
    <LoadedPage
      title={title}
      data={shown}
      error={error}
      what={publicTexts.what}
      onRetry={refetch}
      skeleton={<ListSkeleton />}
    >
      {(edition) => <ParticipantsBody key={edition.year} year={edition.year} project={null} label={title} />}
    </LoadedPage>
  );
}
