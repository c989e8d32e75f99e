import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropDrafts } from '../../../lib/draftStorage.ts';
import { describeFailure } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { acceptOtherSession, endSession, markSession } from '../../../lib/session.ts';
import { useReauthentication } from '../../../ui/useSession.ts';
import { useLoginMutation } from './Login.generated.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { ViewerDocument, type ViewerQuery } from './Viewer.generated.ts';

/**
 * Renews a lost session, by password or through a login in another tab. When another account logs in, nothing is
 * repeated and nothing of the old account is shown.
 */
export function useResume() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const asking = useReauthentication();
  const [login, { loading }] = useLoginMutation();
  const [known] = useState(() => client.readQuery<ViewerQuery>({ query: ViewerDocument })?.viewer ?? null);
  const email = known?.email ?? null;

  const goOnAs = (account: string | undefined) => {
    if (account === undefined || account === known?.id) {
      markSession();
      return;
    }
    acceptOtherSession();
    void client.clearStore();
    void navigate(paths.login, { replace: true });
  };

  // Without an e-mail nobody can log in again here: the session ends.
  useEffect(() => {
    if (email === null) endSession('expired');
  }, [email]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once each time another tab opens a session
  useEffect(() => {
    if (asking !== 'elsewhere') return;
    client.query<ViewerQuery>({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (data?.viewer) goOnAs(data.viewer.id);
      },
      () => undefined,
    );
  }, [asking, client]);

  /** Why it did not work, in words; null where it did. */
  const resume = async (password: string): Promise<string | null> => {
    try {
      const answer = await login({ variables: { input: { email: email ?? '', password } } });
      const { viewer, userErrors } = payloadOf(answer, 'login');
      if (userErrors.length > 0) return userErrors.map(({ message }) => message).join(' ');
      goOnAs(viewer?.id);
      return null;
    } catch (error) {
      return describeFailure(error);
    }
  };

  const leave = () => {
    dropDrafts(known?.id ?? null);
    endSession('left');
    client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    void navigate(paths.login, { replace: true });
  };

  return { email, loading, resume, leave };
}
