import { Button, Paper, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { notifyError, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import type { Problem } from '../../../lib/perform.ts';
import { ProblemAlert } from '../../../ui/form/ProblemAlert.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { callProblem } from './callProblem.ts';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.generated.ts';

/** The code to report to the organisers when the call itself fails (1§8). */
const CALL_FAILED = 14311;

/** What a submit needs, also the dialog that shows its result: without it nothing is sent. */
const loadParts = () => Promise.all([import('../credentialsSchema.ts'), import('../DoneDialog.tsx')]);
const { fields, reset: texts } = accountsTexts;

/** Asks for the reset link (ACC-15). */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const [request, { loading }] = useRequestPasswordResetMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: async (values) => (await loadParts())[0].checkResetRequest(values),
  });
  const send = async ({ email: typed }: { email: string }) => {
    const email = typed.trim().toLowerCase();
    setProblem(null);
    try {
      const answer = await request({ variables: { input: { email } } });
      const [rejection] = payloadOf(answer, 'requestPasswordReset').userErrors;
      if (!rejection) {
        onSent(email);
        return;
      }
      showErrors({ email: rejection.code === 'NOT_FOUND' ? texts.unknownEmail : rejection.message });
    } catch (error) {
      const failure = callProblem(error, CALL_FAILED);
      notifyError(failure.message, { autoClose: toast.rejection, requestId: failure.requestId });
      setProblem(failure);
    }
  };
  const { formProps, showErrors } = useFormSubmit(form, { loadRules: loadParts, send });
  return (
    <Paper>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            label={fields.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
          <ProblemAlert problem={problem} />
          <Button type="submit" loading={loading} fullWidth>
            {texts.requestSubmit}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
