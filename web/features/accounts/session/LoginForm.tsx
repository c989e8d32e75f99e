import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { markSession } from '../../../lib/session.ts';
import { fieldErrors } from '../../../lib/userErrors.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/form.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { useLoginMutation } from './Login.generated.ts';
import { ViewerDocument } from './Viewer.generated.ts';

const { fields, login: texts } = accountsTexts;

const showRejection = (detail: string, requestId: string | null = null) =>
  notifyError(texts.failed(detail), { autoClose: toast.rejection, requestId });

const empty = { email: '', password: '' };

/**
 * E-mail and password (ACC-01 … ACC-03); the screen leads onwards once there is a session. A flagged field sends nothing.
 */
export function LoginForm() {
  const [login, { loading }] = useLoginMutation({
    update: (cache, { data, errors }) => {
      // An incomplete viewer is not cached: the header loads it again.
      if (data?.login?.viewer && !errors)
        cache.writeQuery({ query: ViewerDocument, data: { viewer: data.login.viewer } });
    },
  });
  const form = useForm(empty);
  const [isRejected, setRejected] = useState(false);

  const send = async (values: typeof empty) => {
    try {
      const email = values.email.trim().toLowerCase();
      const answer = await login({ variables: { input: { email, password: values.password } } });
      const rejections = payloadOf(answer, 'login').userErrors;
      if (rejections.length > 0) {
        form.setErrors(fieldErrors(rejections).fields);
        setRejected(rejections.some(({ code }) => code === 'WRONG_CREDENTIALS'));
        showRejection(rejections.map(({ message }) => message).join(' '));
        return;
      }
      markSession();
      notifySuccess(texts.success);
    } catch (error) {
      const { message, requestId } = explainFailure(error);
      showRejection(message, requestId);
    }
  };
  const { formProps } = useSubmit(form, {
    rules: () => import('../credentialsSchema.ts'),
    check: ({ checkLogin }, values) => checkLogin(values),
    send,
  });

  return (
    <form {...formProps}>
      <Stack gap="md">
        <Field form={form} name="email">
          {(input) => (
            <TextInput
              {...input}
              label={fields.email}
              type="email"
              autoComplete="username"
              inputMode="email"
              required
            />
          )}
        </Field>
        <div>
          <Field form={form} name="password">
            {(input) => <PasswordField {...input} label={fields.password} autoComplete="current-password" required />}
          </Field>
          {/* The service answers the same for an unverified account and a wrong password. */}
          <div role="status">
            {isRejected ? (
              <Text size="sm" c="dimmed" mt="md">
                {texts.unverified}
              </Text>
            ) : null}
          </div>
        </div>
        <Button type="submit" loading={loading} fullWidth>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
