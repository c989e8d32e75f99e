import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { cabinetTexts } from '#texts/cabinet.ts';
import { sendInput } from '../../../lib/payload.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useStepFocus } from '../../../ui/focus/useStepFocus.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { useRequestEmailChangeMutation } from './RequestEmailChange.generated.ts';

const loadRules = () => import('../credentialsSchema.ts');
const texts = cabinetTexts.access;

/** Asks for a new address; the present one stays until the person opens the link in the letter. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const [request, { loading }] = useRequestEmailChangeMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const content = useStepFocus(String(sentTo !== null));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', currentPassword: '' },
    validate: async (values) => (await loadRules()).checkEmailChange(values),
  });
  const { formProps, showErrors } = useFormSubmit(form, {
    loadRules,
    async send(values) {
      const done = await perform({
        call: () => sendInput(request, values),
        fields: ['email', 'currentPassword'],
        onFields: showErrors,
        inPlace: setProblem,
      });
      if (done) setSentTo(done.email ?? values.email);
    },
  });
  return (
    <FormDialog opened onClose={onClose} title={texts.email.title} busy={loading}>
      {sentTo === null ? (
        <form {...formProps}>
          <Stack gap="md">
            <Text>{texts.email.lead}</Text>
            <TextInput
              key={form.key('email')}
              {...form.getInputProps('email')}
              label={texts.email.field}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
            <PasswordField
              key={form.key('currentPassword')}
              {...form.getInputProps('currentPassword')}
              label={texts.currentPassword}
              autoComplete="current-password"
              required
            />
            <DialogActions problem={problem} onLeave={onClose} isBusy={loading}>
              <Button type="submit" loading={loading}>
                {texts.email.submit}
              </Button>
            </DialogActions>
          </Stack>
        </form>
      ) : (
        <Stack gap="md" {...content}>
          <Text role="status">{texts.email.sent(sentTo)}</Text>
          <Button onClick={onClose}>{texts.email.close}</Button>
        </Stack>
      )}
    </FormDialog>
  );
}
