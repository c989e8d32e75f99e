import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { commonTexts } from '#texts/common.ts';
import { useConfirmEmailChangeMutation } from '../features/accounts/account/ConfirmEmailChange.generated.ts';
import { useMailedLink } from '../features/accounts/password/useMailedLink.ts';
import { useVerifyEmailMutation } from '../features/accounts/sign-up/VerifyEmail.generated.ts';
import type { LinkValueInput } from '../generated/types.ts';
import { describeFailure } from '../lib/failures.ts';
import { notifyError, toast } from '../lib/notify.ts';
import { paths } from '../lib/paths.ts';
import { payloadOf } from '../lib/payload.ts';
import { Page } from '../ui/page/Page.tsx';
import { useCountdown } from '../ui/service/useCountdown.ts';

/** State of the verification; after a failed call it can be sent again, after a rejection not. */
type Verification =
  | { state: 'checking' }
  | { state: 'verified'; detail: string | null }
  | { state: 'failed'; reason: string; retry: (() => void) | null };

/** Whether the link confirms a new address of an existing account. */
const isEmailChange = (values: LinkValueInput[]) =>
  values.some(({ name, value }) => name === 'change' && value === 'email');

/** Sends the link's values once (ACC-13), because a link may work only once. */
function useEmailVerification(values: LinkValueInput[]): Verification {
  const [verify] = useVerifyEmailMutation();
  const [confirmChange] = useConfirmEmailChangeMutation();
  const [verification, setVerification] = useState<Verification>({ state: 'checking' });
  const called = useRef(false);

  const send = useCallback(async () => {
    const fail = (reason: string, retry: (() => void) | null = null) => {
      setVerification({ state: 'failed', reason, retry });
      notifyError(texts.failed, { autoClose: toast.rejection });
    };
    if (values.length === 0) return fail(texts.incomplete);
    setVerification({ state: 'checking' });
    try {
      const variables = { input: { values } };
      const { userErrors, detail } = isEmailChange(values)
        ? payloadOf(await confirmChange({ variables }), 'confirmEmailChange')
        : payloadOf(await verify({ variables }), 'verifyEmail');
      // A link that was cut off lacks values; the message about such a value names no field that a person sees.
      if (userErrors.some(({ field }) => field?.includes('values'))) return fail(texts.incomplete);
      if (userErrors.length > 0) return fail(userErrors.map(({ message }) => message).join(' '));
      setVerification({ state: 'verified', detail });
    } catch (error) {
      fail(describeFailure(error), () => void send());
    }
  }, [values, verify, confirmChange]);

  useEffect(() => {
    // React's strict mode runs effects twice; the reference survives that.
    if (called.current) return;
    called.current = true;
    void send();
  }, [send]);
  return verification;
}

/** Long enough to read the server's sentence. */
const SECONDS_TO_READ = 4;

const texts = accountsTexts.verification;

/** /verify-user, where the mailed links of a new account (ACC-13) and of a new address lead. */
export function VerifyUserScreen() {
  const values = useMailedLink();
  const isChange = isEmailChange(values);
  const verification = useEmailVerification(values);
  const next = isChange ? paths.cabinet : paths.login;
  const navigate = useNavigate();
  const retry = verification.state === 'failed' ? verification.retry : null;
  useCountdown(SECONDS_TO_READ, verification.state === 'verified', () => void navigate(next, { replace: true }));
  return (
    <Page title={commonTexts.titles.verifyUser} width="text">
      {verification.state === 'checking' ? (
        <Group role="status">
          <Loader size="sm" aria-hidden />
          <Text>{texts.checking}</Text>
        </Group>
      ) : null}
      {verification.state === 'verified' ? (
        <Alert color="green" title={isChange ? texts.emailSuccess : texts.success} role="status">
          <Stack gap="xs">
            {verification.detail === null ? null : <Text size="sm">{verification.detail}</Text>}
            <Text size="sm">{isChange ? texts.emailRedirect : texts.redirect}</Text>
          </Stack>
        </Alert>
      ) : null}
      {verification.state === 'failed' ? (
        <Alert color="red" role="status">
          <Stack gap="xs">
            <Text size="sm">{verification.reason}</Text>
            <Text size="sm">{isChange ? texts.emailAdvice : texts.advice}</Text>
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
