import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '../../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { useSignedLink } from '../password/useSignedLink.ts';
import { useVerifyEmailMutation } from './VerifyEmail.generated.ts';

/** State of the verification. */
export type Verification =
  | { state: 'checking' }
  | { state: 'verified'; detail: string }
  | { state: 'failed'; reason: string };

const texts = accountsTexts.verification;

/** Sends the link's values once (ACC-13): a link may be valid one time only. */
export function useEmailVerification(): Verification {
  const { link } = useSignedLink();
  const [verify] = useVerifyEmailMutation();
  const [verification, setVerification] = useState<Verification>({ state: 'checking' });
  const called = useRef(false);
  useEffect(() => {
    // React's strict mode runs effects twice; the reference survives that.
    if (called.current) return;
    called.current = true;
    const fail = (reason: string) => {
      setVerification({ state: 'failed', reason });
      notifyError(reason, { autoClose: toast.rejection });
    };
    if (!link) {
      fail(texts.incomplete);
      return;
    }
    verify({ variables: { input: link } })
      .then((answer) => {
        const { userErrors, detail } = payloadOf(answer, 'verifyEmail');
        if (userErrors.length > 0) {
          fail(userErrors.map(({ message }) => message).join(' '));
          return;
        }
        setVerification({ state: 'verified', detail: detail ?? texts.success });
        notifySuccess(detail ?? texts.success);
      })
      .catch((error: unknown) => fail(describeFailure(error)));
  }, [link, verify]);
  return verification;
}
