import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useEmailVerification } from '../features/accounts/sign-up/useEmailVerification.ts';
import { paths } from '../lib/paths.ts';
import { accountsTexts } from '../texts/ru/accounts.ts';
import { commonTexts } from '../texts/ru/common.ts';
import { Page } from '../ui/Page.tsx';
import { useCountdown } from '../ui/useCountdown.ts';

/** Long enough to read the server's sentence. */
const SECONDS_TO_READ = 4;

const texts = accountsTexts.verification;

/** /verify-user, where the mailed link leads (ACC-13). */
export function VerifyUserScreen() {
  const verification = useEmailVerification();
  const navigate = useNavigate();
  const retry = verification.state === 'failed' ? verification.retry : null;
  useCountdown(SECONDS_TO_READ, verification.state === 'verified', () => void navigate(paths.login, { replace: true }));
  return (
    <Page title={commonTexts.titles.verifyUser} width="text">
      {verification.state === 'checking' ? (
        <Group role="status">
          <Loader size="sm" aria-hidden />
          <Text>{texts.checking}</Text>
        </Group>
      ) : null}
      {verification.state === 'verified' ? (
        <Alert color="green" title={texts.success} role="status">
          <Stack gap="xs">
            <Text size="sm">{verification.detail}</Text>
            <Text size="sm">{texts.redirect}</Text>
          </Stack>
        </Alert>
      ) : null}
      {verification.state === 'failed' ? (
        <Alert color="red" title={texts.failedTitle} role="status">
          <Stack gap="xs">
            <Text size="sm">{verification.reason}</Text>
            <Text size="sm">{texts.advice}</Text>
          </Stack>
        </Alert>
      ) : null}
      {verification.state === 'checking' ? null : (
        <Group>
          {retry ? <Button onClick={retry}>{commonTexts.actions.retry}</Button> : null}
          <Button component={Link} to={paths.login} replace variant={retry ? 'default' : 'filled'}>
            {commonTexts.actions.toLogin}
          </Button>
        </Group>
      )}
    </Page>
  );
}
