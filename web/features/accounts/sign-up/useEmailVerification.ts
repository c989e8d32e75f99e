import { useCallback, useEffect, useRef, useState } from 'react';
import { describeFailure } from '../../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { useMailedLink } from '../password/useMailedLink.ts';
import { useVerifyEmailMutation } from './VerifyEmail.generated.ts';

/** State of the verification; after a failed call, not after a rejection, it can be sent again. */
export type Verification =
  | { state: 'checking' }
  | { state: 'verified'; detail: string }
  | { state: 'failed'; reason: string; retry: (() => void) | null };

const texts = accountsTexts.verification;

/** Sends the link's values once (ACC-13): a link may be valid one time only. */
export function useEmailVerification(): Verification {
  const values = useMailedLink();
  const [verify] = useVerifyEmailMutation();
  const [verification, setVerification] = useState<Verification>({ state: 'checking' });
  const called = useRef(false);

  const send = useCallback(async () => {
    const fail = (reason: string, retry: (() => void) | null = null) => {
      setVerification({ state: 'failed', reason, retry });
      notifyError(reason, { autoClose: toast.rejection });
    };
    if (values.length === 0) return fail(texts.incomplete);
    setVerification({ state: 'checking' });
    try {
      const answer = await verify({ variables: { input: { values } } });
      const { userErrors, detail } = payloadOf(answer, 'verifyEmail');
      if (userErrors.length > 0) return fail(userErrors.map(({ message }) => message).join(' '));
      setVerification({ state: 'verified', detail: detail ?? texts.success });
      notifySuccess(detail ?? texts.success);
    } catch (error) {
      fail(describeFailure(error), () => void send());
    }
  }, [values, verify]);

  useEffect(() => {
    // React's strict mode runs effects twice; the reference survives that.
    if (called.current) return;
    called.current = true;
    void send();
  }, [send]);
  return verification;
}
