import { useLocation, useNavigate } from 'react-router-dom';
import { publicTexts } from '#texts/public.ts';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { editionPath, parseEditionPath } from '../lib/editionPaths.ts';
import { ListSkeleton } from '../ui/page/ListSkeleton.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useListedEditionsQuery } from './ListedEditions.generated.ts';
import { PeopleScreen } from './PeopleScreen.tsx';
import { YearChoice } from './YearChoice.tsx';

/** /users-list, /users-list-24: the participants of an edition (LST-01). */
export function ParticipantsScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isModerator } = useViewer();
  const { data, error, refetch } = useListedEditionsQuery();
  const year = parseEditionPath(pathname)?.year ?? null;
  const title = year === null ? publicTexts.titles.participants : publicTexts.titles.participantsOf(year);
  const shown = data?.editions.find((edition) => (year === null ? edition.isCurrent : edition.year === year));
  return (
    <LoadedPage
      title={title}
      query={{ data, error, refetch }}
      data={shown}
      subject={publicTexts.subject}
      skeleton={<ListSkeleton />}
      width={isModerator ? 'full' : 'wide'}
      aside={<YearChoice isInline year={year} onYear={(next) => void navigate(editionPath('users-list', next))} />}
    >
      {(edition) => <PeopleScreen key={edition.year} edition={edition} project={null} label={title} />}
    </LoadedPage>
  );
}
