import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeFailure } from '../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../lib/notify.ts';
import { paths } from '../../lib/paths.ts';
import { markSession } from '../../lib/session.ts';
import { fieldErrors } from '../../lib/userErrors.ts';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { isEmail } from './email.ts';
import { useLoginMutation } from './Login.generated.ts';
import { ViewerDocument } from './Viewer.generated.ts';

const { fields, rules, login: texts } = accountsTexts;

const refuse = (detail: string) => notifyError(texts.failed(detail), { autoClose: toast.refusal });

/** E-mail and password (ACC-01 … ACC-03). A flagged field sends nothing. */
export function LoginForm() {
  const formElement = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [login, { loading }] = useLoginMutation({
    update: (cache, { data }) => {
      if (data?.login.viewer) cache.writeQuery({ query: ViewerDocument, data: { viewer: data.login.viewer } });
    },
  });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => (isEmail(email) ? null : rules.email),
      password: (password) => (password.trim() === '' ? rules.passwordBlank : null),
    },
  });

  const submit = form.onSubmit(
    async ({ email, password }) => {
      if (loading) return;
      try {
        const { data } = await login({ variables: { input: { email: email.trim().toLowerCase(), password } } });
        const errors = data?.login.userErrors ?? [];
        if (errors.length > 0) {
          form.setErrors(fieldErrors(errors).fields);
          refuse(errors.map(({ message }) => message).join(' '));
          return;
        }
        markSession();
        notifySuccess(texts.success);
        await navigate(paths.cabinet);
      } catch (error) {
        refuse(describeFailure(error));
      }
    },
    () => focusFirstInvalid(formElement.current),
  );

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={fields.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={fields.password}
          autoComplete="current-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={loading} fullWidth>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
