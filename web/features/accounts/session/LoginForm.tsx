import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { explainFailure, rateLimitText } from '../../../lib/failures.ts';
import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import type { Problem } from '../../../lib/perform.ts';
import { markSession } from '../../../lib/session.ts';
import { fieldErrors } from '../../../lib/userErrors.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { ProblemAlert } from '../../../ui/form/ProblemAlert.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { useLoginMutation } from './Login.generated.ts';
import { serverSessionEnded } from './serverSession.ts';
import { ViewerDocument } from './Viewer.generated.ts';

const HAS_KEYBOARD = '(min-width: 48em) and (pointer: fine)';

/**
 * Focuses a field when its screen opens, unless the person has focused something else. Not on phones, because the keyboard
 * would cover the page.
 */
function useFocusWide<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const isTaken = document.activeElement?.matches('input, textarea, select, [role="dialog"] *') ?? false;
    // Runs after the heading, which takes the focus after a navigation.
    if (!isTaken && window.matchMedia(HAS_KEYBOARD).matches) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}

const loadRules = () => import('../credentialsSchema.ts');
const { fields, login: texts } = accountsTexts;

interface LoginProblem extends Problem {
  /** Whether the service rejected the e-mail and password. */
  isRejected: boolean;
}

const empty = { email: '', password: '' };

/**
 * E-mail and password (ACC-01 … ACC-03); the screen continues once there is a session. A form with an error sends nothing.
 */
export function LoginForm() {
  const [login, { loading, client }] = useLoginMutation({
    update: (cache, { data, errors }) => {
      // An incomplete viewer is not cached, so that the header loads it again.
      if (data?.login?.viewer && !errors)
        cache.writeQuery({ query: ViewerDocument, data: { viewer: data.login.viewer } });
    },
  });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: async (values) => (await loadRules()).checkLogin(values),
  });
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
      markSession(true);
      notifySuccess(texts.success);
    } catch (error) {
      const { message, requestId } = explainFailure(error);
      showProblem(rateLimitText(error) ?? message, requestId, false);
    }
  };
  const { formProps } = useFormSubmit(form, { loadRules, send });

  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          ref={first}
          label={fields.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={fields.password}
          autoComplete="current-password"
          required
        />
        {/* The service gives the same answer for an unverified account and a wrong password. */}
        <ProblemAlert problem={problem}>{problem?.isRejected ? texts.unverified : null}</ProblemAlert>
        <Button type="submit" loading={loading} fullWidth>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
