import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropDrafts } from '../../../lib/draftStorage.ts';
import { describeFailure } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { endSession, giveSessionOver, markSession, useAsking } from '../../../lib/session.ts';
import { useLoginMutation } from './Login.generated.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { ViewerDocument, type ViewerQuery } from './Viewer.generated.ts';

/**
 * Takes up a lost session again, by password or because another tab did. Whoever is logged in afterwards must be who
 * was before: to another account nothing is repeated and nothing of this one is shown.
 */
export function useResume() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const asking = useAsking();
  const [login, { loading }] = useLoginMutation();
  const [known] = useState(() => client.readQuery<ViewerQuery>({ query: ViewerDocument })?.viewer ?? null);
  const email = known?.email ?? null;

  const goOnAs = (account: string | undefined) => {
    if (account === undefined || account === known?.id) {
      markSession();
      return;
    }
    giveSessionOver();
    void client.clearStore();
    void navigate(paths.login, { replace: true });
  };

  // Without an address nobody can be asked: the session ends as it does elsewhere.
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
