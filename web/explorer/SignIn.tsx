import { useForm } from '@mantine/form';
import { useState } from 'react';
import { hasSession } from '../lib/session.ts';
import { type Caller, nameOf, signIn } from './caller.ts';
import { explorerTexts as texts } from './texts.ts';

interface SignInProps {
  onCaller: (caller: Caller) => void;
  /** Why the previous caller was signed out; empty without a reason. */
  notice: string;
}

/** Signs in by e-mail and password, or by the page's session if there is one. */
export function SignIn({ onCaller, notice }: SignInProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '', password: '' } });
  const input = (name: 'email' | 'password') => form.getInputProps(name, { withError: false });
  const [isBusy, setIsBusy] = useState(false);
  const [rejection, setRejection] = useState(notice);

  const attempt = async (action: () => Promise<void>) => {
    setIsBusy(true);
    setRejection('');
    await action().catch(() => setRejection(texts.failed));
    setIsBusy(false);
  };

  const byPassword = form.onSubmit(({ email, password }) =>
    attempt(async () => {
      const result = await signIn(email, password);
      if ('token' in result) onCaller({ kind: 'token', token: result.token });
      else setRejection(result.rejection || texts.failed);
    }),
  );

  const bySession = () =>
    attempt(async () => {
      if ((await nameOf({ kind: 'session' })) === null) setRejection(texts.noSession);
      else onCaller({ kind: 'session' });
    });

  return (
    <>
      <form className="explorer-row" onSubmit={byPassword}>
        <label>
          {texts.email}
          <input
            key={form.key('email')}
            {...input('email')}
            name="email"
            type="email"
            autoComplete="username"
            required
          />
        </label>
        <label>
          {texts.password}
          <input
            key={form.key('password')}
            {...input('password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </label>
        <button type="submit" disabled={isBusy}>
          {isBusy ? texts.signingIn : texts.signIn}
        </button>
        {hasSession() && (
          <button type="button" onClick={() => void bySession()} disabled={isBusy}>
            {texts.useSession}
          </button>
        )}
      </form>
      {rejection !== '' && (
        <p role="alert" className="explorer-rejection">
          {rejection}
        </p>
      )}
    </>
  );
}
