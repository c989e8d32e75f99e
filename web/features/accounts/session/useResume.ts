import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropDrafts } from '../../../lib/draftStorage.ts';
import { describeFailure, rateLimitText } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { acceptOtherSession, endSession, markSession } from '../../../lib/session.ts';
import { useReauthentication } from '../../../ui/useSession.ts';
import { useLoginMutation } from './Login.generated.ts';
import { endServerSession, serverSessionEnded } from './serverSession.ts';
import { ViewerDocument, type ViewerQuery } from './Viewer.generated.ts';

/**
 * Renews a lost session, by password or through a login in another tab. When another account logs in, nothing is
 * repeated and nothing of the old account is shown.
 */
export function useResume() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const reauthentication = useReauthentication();
  const [login, { loading }] = useLoginMutation();
  const [viewer] = useState(() => client.readQuery<ViewerQuery>({ query: ViewerDocument })?.viewer ?? null);
  const email = viewer?.email ?? null;

  const continueAs = (account: string | undefined) => {
    if (account === undefined || account === viewer?.id) {
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
    if (reauthentication !== 'elsewhere') return;
    client.query<ViewerQuery>({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (data?.viewer) continueAs(data.viewer.id);
      },
      () => undefined,
    );
  }, [reauthentication, client]);

  /** Logs in again; returns the reason of a failure in words, or null. */
  const resume = async (password: string): Promise<string | null> => {
    try {
      await serverSessionEnded(client);
      const answer = await login({ variables: { input: { email: email ?? '', password } } });
      const { viewer, userErrors } = payloadOf(answer, 'login');
      if (userErrors.length > 0) return userErrors.map(({ message }) => message).join(' ');
      continueAs(viewer?.id);
      return null;
    } catch (error) {
      return rateLimitText(error) ?? describeFailure(error);
    }
  };

  const leave = () => {
    dropDrafts(viewer?.id ?? null);
    endSession('left');
    endServerSession(client);
    void navigate(paths.login, { replace: true });
  };

  return { email, loading, resume, leave };
}
