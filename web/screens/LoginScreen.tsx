import { Alert, Button, Divider, Paper, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginForm } from '../features/accounts/session/LoginForm.tsx';
import { useArrival } from '../features/accounts/session/useArrival.ts';
import { paths } from '../lib/paths.ts';
import { returnPath } from '../lib/returnPath.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { Common } from '../ui/Common.tsx';
import { LinkChip } from '../ui/LinkChip.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { NeedsScripts } from '../ui/NeedsScripts.tsx';
import { Page } from '../ui/Page.tsx';
import { ScreenSkeleton } from '../ui/ScreenSkeleton.tsx';
import { useSessionExpired } from '../ui/useSession.ts';

const PortalAccountDialog = lazy(() =>
  import('../features/accounts/session/PortalAccountDialog.tsx').then((it) => ({ default: it.PortalAccountDialog })),
);

const texts = accountsTexts.login;

/** /login (ACC-01 … ACC-05); a person who was sent here from an address goes back to it. */
export function LoginScreen() {
  const arrival = useArrival();
  const { state } = useLocation();
  const expired = useSessionExpired();
  const [warned, warning] = useDisclosure(false);
  if (arrival.state === 'checking') return <ScreenSkeleton title={commonTexts.titles.login} />;
  if (arrival.state === 'live') return <Navigate to={returnPath(state) ?? paths.cabinet} replace />;
  if (arrival.state === 'unknown') {
    return (
      <Page title={commonTexts.titles.login} lead={texts.unchecked} width="text">
        <LoadFailure error={arrival.error} what={texts.session} onRetry={arrival.retry} />
        <LinkChip to={paths.logout}>{texts.leave}</LinkChip>
      </Page>
    );
  }
  return (
    <Page title={commonTexts.titles.login} lead={texts.lead} width="form">
      {expired ? <Alert role="status">{texts.expired}</Alert> : null}
      <NeedsScripts>{commonTexts.needsScripts.form}</NeedsScripts>
      <Common>
        <Paper>
          <Stack gap="lg">
            <LoginForm />
            <LinkChip to={paths.resetPassword}>{texts.reset}</LinkChip>
            <Divider data-needs-scripts label={texts.newcomer} />
            <Button variant="light" fullWidth data-needs-scripts onClick={warning.open}>
              {texts.create}
            </Button>
          </Stack>
        </Paper>
      </Common>
      {warned ? (
        <Suspense fallback={null}>
          <PortalAccountDialog opened onClose={warning.close} />
        </Suspense>
      ) : null}
    </Page>
  );
}
