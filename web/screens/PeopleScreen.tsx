import { Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../features/accounts/session/useViewer.ts';
import { ListSkeleton } from '../ui/page/ListSkeleton.tsx';
import { lazyPart } from '../ui/page/lazyPart.ts';
import { ToLogin } from '../ui/page/ToLogin.tsx';
import { PublicParticipants } from './PublicParticipants.tsx';

const DeskScreen = lazyPart('DeskScreen', () => import('./DeskScreen.tsx'));

interface PeopleScreenProps {
  edition: { year: number; isCurrent: boolean; isOpenToModerators: boolean };
  /** Slug of a project: only its people. */
  project: string | null;
  /** Names the list. */
  label: string;
}

/** The list of an edition or a project: moderators get their desk where the edition is open to them, others the public list. */
export function PeopleScreen({ edition, project, label }: PeopleScreenProps) {
  const { isSignedIn, isModerator, loading } = useViewer();
  const { year, isCurrent, isOpenToModerators } = edition;
  const [params] = useSearchParams();
  // Only after hydration: the rendered page knows neither query nor session.
  const asksForRecord = useDeferredValue(params.has('record'), false);
  if (asksForRecord && isOpenToModerators && !isSignedIn) return <ToLogin />;
  // Which of the two lists it is shows with the answer about the person.
  if (isSignedIn && isOpenToModerators && isModerator === undefined && loading) return <ListSkeleton />;
  if (!isModerator || !isOpenToModerators) return <PublicParticipants year={year} project={project} label={label} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <DeskScreen year={year} isCurrent={isCurrent} project={project} label={label} />
    </Suspense>
  );
}
