import { useSession } from '../../../ui/service/useSession.ts';
import { useViewerQuery } from './Viewer.generated.ts';

/** The signed-in person, as parts beside the header need it: what they cannot learn ends nothing. */
export function useViewer() {
  const isSignedIn = useSession();
  const query = useViewerQuery({ skip: !isSignedIn, ssr: false, errorPolicy: 'all' });
  return { ...query, isSignedIn, isModerator: query.data?.viewer?.isModerator };
}
