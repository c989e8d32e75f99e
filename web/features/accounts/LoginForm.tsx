import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { explainFailure } from '../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { markSession } from '../../lib/session.ts';
import { fieldErrors } from '../../lib/userErrors.ts';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { isEmail } from './email.ts';
import { useLoginMutation } from './Login.generated.ts';
import { ViewerDocument } from './Viewer.generated.ts';

const { fields, rules, login: texts } = accountsTexts;

const refuse = (detail: string, requestId: string | null = null) =>
  notifyError(texts.failed(detail), { autoClose: toast.refusal, requestId });

function validate({ email, password }: { email: string; password: string }): Record<string, string> {
  return {
    ...(isEmail(email) ? {} : { email: rules.email }),
    ...(password.trim() === '' ? { password: rules.passwordBlank } : {}),
  };
}

/**
 * E-mail and password (ACC-01 … ACC-03); the screen leads onwards once there is a session. A flagged field sends nothing. Two fields keep their own state: the form
 * library would be a twentieth of what /login loads.
 */
export function LoginForm() {
  const formElement = useRef<HTMLFormElement>(null);
  const [login, { loading }] = useLoginMutation({
    update: (cache, { data, errors }) => {
      // A viewer that could be read only in part is read again by whoever shows it.
      if (data?.login?.viewer && !errors)
        cache.writeQuery({ query: ViewerDocument, data: { viewer: data.login.viewer } });
    },
  });
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isRefused, setRefused] = useState(false);

  const set = (field: keyof typeof values, value: string) => {
    setValues({ ...values, [field]: value });
    setErrors(({ [field]: _mended, ...others }) => others);
  };
  const send = async () => {
    try {
      const email = values.email.trim().toLowerCase();
      const answer = await login({ variables: { input: { email, password: values.password } } });
      const refusals = payloadOf(answer, 'login').userErrors;
      if (refusals.length > 0) {
        setErrors(fieldErrors(refusals).fields);
        setRefused(refusals.some(({ code }) => code === 'WRONG_CREDENTIALS'));
        refuse(refusals.map(({ message }) => message).join(' '));
        return;
      }
      markSession();
      notifySuccess(texts.success);
    } catch (error) {
      const { message, requestId } = explainFailure(error);
      refuse(message, requestId);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    const faults = validate(values);
    setErrors(faults);
    if (Object.keys(faults).length > 0) focusFirstInvalid(formElement.current);
    else void send();
  };

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={fields.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={values.email}
          onChange={(event) => set('email', event.currentTarget.value)}
          error={errors.email}
        />
        <PasswordField
          label={fields.password}
          autoComplete="current-password"
          required
          value={values.password}
          onChange={(event) => set('password', event.currentTarget.value)}
          error={errors.password}
        />
        {/* The service tells an account that is not verified yet like a wrong password. */}
        <div role="status">
          {isRefused ? (
            <Text size="sm" c="dimmed">
              {texts.unverified}
            </Text>
          ) : null}
        </div>
        <Button type="submit" loading={loading} fullWidth>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
