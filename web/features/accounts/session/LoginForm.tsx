import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { explainFailure, rateLimitText } from '../../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import type { Problem } from '../../../lib/perform.ts';
import { markSession } from '../../../lib/session.ts';
import { fieldErrors } from '../../../lib/userErrors.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/form.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { ProblemAlert } from '../../../ui/ProblemAlert.tsx';
import { useFocusWide } from '../../../ui/useFocusWide.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { useLoginMutation } from './Login.generated.ts';
import { serverSessionEnded } from './serverSession.ts';
import { ViewerDocument } from './Viewer.generated.ts';

const { fields, login: texts } = accountsTexts;

interface LoginProblem extends Problem {
  /** The service knows no such account with this password. */
  isRejected: boolean;
}

const empty = { email: '', password: '' };

/**
 * E-mail and password (ACC-01 … ACC-03); the screen leads onwards once there is a session. A flagged field sends nothing.
 */
export function LoginForm() {
  const [login, { loading, client }] = useLoginMutation({
    update: (cache, { data, errors }) => {
      // An incomplete viewer is not cached: the header loads it again.
      if (data?.login?.viewer && !errors)
        cache.writeQuery({ query: ViewerDocument, data: { viewer: data.login.viewer } });
    },
  });
  const form = useForm(empty);
  const first = useFocusWide<HTMLInputElement>();
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const showProblem = (detail: string, requestId: string | null, isRejected: boolean) => {
    notifyError(texts.failed(detail), { autoClose: toast.rejection, requestId });
    setProblem({ message: detail, requestId, isRejected });
  };

  const send = async (values: typeof empty) => {
    setProblem(null);
    try {
      const email = values.email.trim().toLowerCase();
      await serverSessionEnded(client);
      const answer = await login({ variables: { input: { email, password: values.password } } });
      const rejections = payloadOf(answer, 'login').userErrors;
      if (rejections.length > 0) {
        form.setErrors(fieldErrors(rejections).fields);
        const isRejected = rejections.some(({ code }) => code === 'WRONG_CREDENTIALS');
        showProblem(rejections.map(({ message }) => message).join(' '), null, isRejected);
        return;
      }
      markSession();
      notifySuccess(texts.success);
    } catch (error) {
      const { message, requestId } = explainFailure(error);
      showProblem(rateLimitText(error) ?? message, requestId, false);
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
              ref={first}
              label={fields.email}
              type="email"
              autoComplete="username"
              inputMode="email"
              required
            />
          )}
        </Field>
        <Field form={form} name="password">
          {(input) => <PasswordField {...input} label={fields.password} autoComplete="current-password" required />}
        </Field>
        {/* The service answers the same for an unverified account and a wrong password. */}
        <ProblemAlert problem={problem}>{problem?.isRejected ? texts.unverified : null}</ProblemAlert>
        <Button type="submit" loading={loading} fullWidth>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
