import { Alert, Button, Divider, Paper, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { commonTexts } from '#texts/common.ts';
import { LoginForm } from '../features/accounts/session/LoginForm.tsx';
import { useArrival } from '../features/accounts/session/useArrival.ts';
import { paths } from '../lib/paths.ts';
import { returnPath } from '../lib/returnPath.ts';
import { LinkChip } from '../ui/button/LinkChip.tsx';
import { LoadFailure } from '../ui/page/LoadFailure.tsx';
import { lazyPart } from '../ui/page/lazyPart.ts';
import { Page } from '../ui/page/Page.tsx';
import { ScreenSkeleton } from '../ui/page/ScreenSkeleton.tsx';
import { VisitorOnly } from '../ui/page/VisitorOnly.tsx';
import { useSessionEnd } from '../ui/service/useSession.ts';

const PortalAccountDialog = lazyPart(
  'PortalAccountDialog',
  () => import('../features/accounts/session/PortalAccountDialog.tsx'),
);

const texts = accountsTexts.login;

/** /login (ACC-01 … ACC-05); afterwards a person returns to the address that led here. */
export function LoginScreen() {
  const arrival = useArrival();
  const { state } = useLocation();
  const end = useSessionEnd();
  const [warned, warning] = useDisclosure(false);
  if (arrival.state === 'checking') return <ScreenSkeleton title={commonTexts.titles.login} />;
  if (arrival.state === 'live') return <Navigate to={returnPath(state) ?? paths.cabinet} replace />;
  if (arrival.state === 'unknown') {
    return (
      <Page title={commonTexts.titles.login} lead={texts.unchecked} width="text">
        <LoadFailure error={arrival.error} subject={texts.session} onRetry={arrival.retry} />
        <LinkChip to={paths.logout}>{texts.leave}</LinkChip>
      </Page>
    );
  }
  return (
    <Page title={commonTexts.titles.login} lead={texts.lead} width="form">
      {end === null ? null : <Alert role="status">{texts.ended[end]}</Alert>}
      <VisitorOnly>
        <Paper>
          <Stack gap="lg">
            <LoginForm />
            <LinkChip to={paths.resetPassword}>{texts.reset}</LinkChip>
            <Divider label={texts.newcomer} />
            <Button variant="light" fullWidth onClick={warning.open}>
              {texts.create}
            </Button>
          </Stack>
        </Paper>
      </VisitorOnly>
      {warned ? (
        <Suspense fallback={null}>
          <PortalAccountDialog onClose={warning.close} />
        </Suspense>
      ) : null}
    </Page>
  );
}
