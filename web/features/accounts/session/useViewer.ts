import { useSession } from '../../../ui/service/useSession.ts';
import { useViewerQuery } from './Viewer.generated.ts';

/** The signed-in person, for parts outside the header; a failed read does not end the session. */
export function useViewer() {
  const isSignedIn = useSession();
  const query = useViewerQuery({ skip: !isSignedIn, ssr: false, errorPolicy: 'all' });
  return { ...query, isSignedIn, isModerator: query.data?.viewer?.isModerator };
}
