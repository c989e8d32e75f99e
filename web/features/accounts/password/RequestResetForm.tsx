import { Button, Paper, Stack, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { explainFailure } from '../../../lib/failures.ts';
import { submitForm, useForm } from '../../../lib/form.ts';
import { notifyError, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { Field } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { isEmail } from './email.ts';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.generated.ts';

/** The code that a person tells the organisers when the call itself fails (1§8). */
const CALL_FAILED = 14311;

const { fields, reset: texts } = accountsTexts;

function validate({ email }: { email: string }): { email?: string } {
  if (email.trim() === '') return { email: texts.emailBlank };
  return isEmail(email) ? {} : { email: texts.emailInvalid };
}

/** Asks for the reset link (ACC-15). */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const formElement = useRef<HTMLFormElement>(null);
  const [request, { loading }] = useRequestPasswordResetMutation();
  const form = useForm({ email: '' });
  const send = async ({ email: typed }: { email: string }) => {
    if (loading) return;
    const email = typed.trim().toLowerCase();
    try {
      const answer = await request({ variables: { input: { email } } });
      const [refusal] = payloadOf(answer, 'requestPasswordReset').userErrors;
      if (!refusal) {
        onSent(email);
        return;
      }
      form.setErrors({ email: refusal.code === 'NOT_FOUND' ? texts.unknownEmail : refusal.message });
      focusFirstInvalid(formElement.current);
    } catch (error) {
      const { requestId } = explainFailure(error);
      notifyError(texts.callFailed(CALL_FAILED), { autoClose: toast.refusal, requestId });
    }
  };
  return (
    <Paper>
      <form
        ref={formElement}
        noValidate
        onSubmit={submitForm(form, { validate, send, onInvalid: () => focusFirstInvalid(formElement.current) })}
      >
        <Stack gap="md">
          <Field form={form} name="email">
            {(input) => (
              <TextInput
                {...input}
                label={fields.email}
                type="email"
                inputMode="email"
                autoComplete="username"
                required
              />
            )}
          </Field>
          <Button type="submit" loading={loading} fullWidth>
            {texts.requestSubmit}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
