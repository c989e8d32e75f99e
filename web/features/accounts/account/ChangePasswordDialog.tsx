import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { cabinetTexts } from '#texts/cabinet.ts';
import { sendInput } from '../../../lib/payload.ts';
import { type Problem, perform } from '../../../lib/perform.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useFormSubmit } from '../../../ui/form/useFormSubmit.ts';
import { PasswordRules } from '../PasswordRules.tsx';
import { useChangePasswordMutation } from './ChangePassword.generated.ts';

const loadRules = () => import('../credentialsSchema.ts');
const texts = cabinetTexts.access;

/** Asks for a new password and the present one; the change ends the other sessions. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [change, { loading }] = useChangePasswordMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', password: '' },
    validate: async (values) => (await loadRules()).checkPasswordChange(values),
  });
  const { formProps, showErrors } = useFormSubmit(form, {
    loadRules,
    async send({ currentPassword, password }) {
      const done = await perform({
        call: () => sendInput(change, { currentPassword, newPassword: password }),
        success: { message: texts.password.done },
        fields: ['currentPassword', 'password'],
        names: { newPassword: 'password' },
        onFields: showErrors,
        inPlace: setProblem,
      });
      if (done) onClose();
    },
  });
  return (
    <FormDialog opened onClose={onClose} title={texts.password.title} busy={loading}>
      <form {...formProps}>
        <Stack gap="md">
          <PasswordField
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
            label={texts.currentPassword}
            autoComplete="current-password"
            required
          />
          <PasswordField
            key={form.key('password')}
            {...form.getInputProps('password')}
            label={accountsTexts.fields.newPassword}
            autoComplete="new-password"
            required
          />
          <PasswordRules form={form} />
          <DialogActions problem={problem} onLeave={onClose} isBusy={loading}>
            <Button type="submit" loading={loading}>
              {texts.password.submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormDialog>
  );
}
