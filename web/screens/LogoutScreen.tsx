import { useApolloClient } from '@apollo/client/react';
import { Loader, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../features/accounts/session/Logout.generated.ts';
import { ViewerDocument, type ViewerQuery } from '../features/accounts/session/Viewer.generated.ts';
import { dropDrafts } from '../lib/draftStorage.ts';
import { explainFailure } from '../lib/failures.ts';
import { notifyError } from '../lib/notify.ts';
import { paths } from '../lib/paths.ts';
import { payloadOf } from '../lib/payload.ts';
import { endSession } from '../lib/session.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { shellTexts } from '../texts/ru/shell.ts';
import { Page } from '../ui/Page.tsx';

/** /logout: ends the session here and on the server, leaves nothing that was typed, then leads to /login (ACC-18). */
export function LogoutScreen() {
  const [logout] = useLogoutMutation();
  const navigate = useNavigate();
  const client = useApolloClient();
  useEffect(() => {
    let left = false;
    const leave = () => {
      dropDrafts(client.readQuery<ViewerQuery>({ query: ViewerDocument })?.viewer?.id ?? null);
      endSession();
      if (!left) void navigate(paths.login, { replace: true });
    };
    logout()
      .then((answer) => payloadOf(answer, 'logout'))
      .catch((error: unknown) => {
        if (!left) notifyError(shellTexts.logoutFailed, { requestId: explainFailure(error).requestId });
      })
      .finally(leave);
    return () => {
      left = true;
    };
  }, [client, logout, navigate]);
  return (
    <Page title={commonTexts.titles.logout} lead={shellTexts.loggingOut} width="form">
      <Stack align="center">
        <Loader aria-hidden />
      </Stack>
    </Page>
  );
}
