import { Alert, Button, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import type { LinkValueInput } from '../../../generated/types.ts';
import { notifyError, toast } from '../../../lib/notify.ts';
import { paths } from '../../../lib/paths.ts';
import { payloadOf } from '../../../lib/payload.ts';
import type { Problem } from '../../../lib/perform.ts';
import { fieldErrors } from '../../../lib/userErrors.ts';
import { LinkChip } from '../../../ui/button/LinkChip.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { ProblemAlert } from '../../../ui/form/ProblemAlert.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { PasswordRules } from '../PasswordRules.tsx';
import { callProblem } from './callProblem.ts';
import { useResetPasswordMutation } from './ResetPassword.generated.ts';

/** The code to report to the organisers when the call itself fails (1§8). */
const CALL_FAILED = 14312;

/** What a submit needs, also the dialog that shows its result: without it nothing is sent. */
const loadParts = () => Promise.all([import('../credentialsSchema.ts'), import('../DoneDialog.tsx')]);
const { fields, registration, reset: texts } = accountsTexts;

interface NewPasswordFormProps {
  /** All query values of the link. */
  values: LinkValueInput[];
  onChanged: () => void;
}

/** Sets a new password with a mailed link (ACC-16). */
export function NewPasswordForm({ values, onChanged }: NewPasswordFormProps) {
  const [linkFault, setLinkFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [reset, { loading }] = useResetPasswordMutation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: async (values) => (await loadParts())[0].checkNewPassword(values),
  });
  const email = values.find(({ name }) => name === 'email')?.value ?? '';
  const send = async ({ password }: { password: string }) => {
    setLinkFault(null);
    setProblem(null);
    try {
      const answer = await reset({ variables: { input: { link: { values }, password } } });
      const errors = payloadOf(answer, 'resetPassword').userErrors;
      if (errors.length === 0) {
        onChanged();
        return;
      }
      const ofPassword = fieldErrors(errors).fields.password;
      const others = errors.filter(({ field }) => field?.join('.') !== 'password');
      if (others.length > 0) setLinkFault(others.map(({ message }) => message).join(' '));
      if (ofPassword !== undefined) showErrors({ password: ofPassword });
    } catch (error) {
      const failure = callProblem(error, CALL_FAILED);
      notifyError(failure.message, { autoClose: toast.rejection, requestId: failure.requestId });
      setProblem(failure);
    }
  };
  const { formProps, showErrors } = useFormSubmit(form, { loadRules: loadParts, send });
  return (
    <Stack gap="lg">
      {linkFault === null ? null : (
        <Alert color="red" title={texts.failedTitle}>
          <Stack gap="sm">
            {linkFault}
            <LinkChip to={paths.resetPassword}>{texts.requestAgain}</LinkChip>
          </Stack>
        </Alert>
      )}
      <Paper>
        <form {...formProps}>
          <Stack gap="md">
            {email === '' ? null : (
              <TextInput label={fields.email} value={email} readOnly type="email" autoComplete="username" />
            )}
            <PasswordField
              key={form.key('password')}
              {...form.getInputProps('password')}
              label={fields.newPassword}
              description={registration.passwordHint}
              autoComplete="new-password"
              required
            />
            <PasswordRules form={form} />
            <ProblemAlert problem={problem} />
            <Button type="submit" loading={loading} fullWidth>
              {texts.newSubmit}
            </Button>
          </Stack>
        </form>
      </Paper>
    </Stack>
  );
}
