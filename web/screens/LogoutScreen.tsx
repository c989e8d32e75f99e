import { useApolloClient } from '@apollo/client/react';
import { Loader, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonTexts } from '#texts/common.ts';
import { leavingTexts } from '#texts/leaving.ts';
import { LogoutDocument, type LogoutMutation } from '../features/accounts/session/Logout.generated.ts';
import { ViewerDocument, type ViewerQuery } from '../features/accounts/session/Viewer.generated.ts';
import { dropDrafts } from '../lib/draftStorage.ts';
import { explainFailure } from '../lib/failures.ts';
import { notifyError } from '../lib/notify.ts';
import { paths } from '../lib/paths.ts';
import { payloadOf } from '../lib/payload.ts';
import { endSession } from '../lib/session.ts';
import { Page } from '../ui/page/Page.tsx';

/** /logout: ends the session here and on the server, removes typed input, then leads to /login (ACC-18). */
export function LogoutScreen() {
  const navigate = useNavigate();
  const client = useApolloClient();
  useEffect(() => {
    let left = false;
    const leave = () => {
      dropDrafts(client.readQuery<ViewerQuery>({ query: ViewerDocument })?.viewer?.id ?? null);
      endSession();
      if (!left) void navigate(paths.login, { replace: true });
    };
    // Uses the client, because the mutation's hook would load with every page.
    client
      .mutate<LogoutMutation>({ mutation: LogoutDocument })
      .then((answer) => {
        const { isTokenEnded } = payloadOf(answer, 'logout');
        if (!isTokenEnded && !left) notifyError(leavingTexts.logoutOpen);
      })
      .catch((error: unknown) => {
        if (!left) notifyError(leavingTexts.logoutFailed, { requestId: explainFailure(error).requestId });
      })
      .finally(leave);
    return () => {
      left = true;
    };
  }, [client, navigate]);
  return (
    <Page title={commonTexts.titles.logout} lead={leavingTexts.loggingOut} width="form">
      <Stack align="center">
        <Loader aria-hidden />
      </Stack>
    </Page>
  );
}
