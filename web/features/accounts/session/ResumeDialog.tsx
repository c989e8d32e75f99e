import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/form.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { useResume } from './useResume.ts';

/** Above the dialog that something may be typed in. */
const ABOVE_DIALOGS = 300;
const { fields, resume: texts } = accountsTexts;

/** Asks for the password in place when the session was lost during unsaved work (ACC-17). */
export function ResumeDialog() {
  const { email, loading, resume, leave } = useResume();
  const form = useForm({ password: '' });
  const { formProps, showErrors } = useSubmit(form, {
    rules: () => import('../credentialsSchema.ts'),
    check: ({ checkPassword }, values) => checkPassword(values),
    send: async ({ password }) => {
      const rejection = await resume(password);
      if (rejection !== null) showErrors({ password: rejection });
    },
  });
  // Back would lose the typed text; the dialog has its own button for that.
  useBackCloses(email !== null, leave, false);
  if (email === null) return null;

  return (
    <Modal
      opened
      onClose={leave}
      title={texts.title}
      zIndex={ABOVE_DIALOGS}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <form {...formProps}>
        <Stack gap="md">
          <Text>{texts.text}</Text>
          <TextInput
            label={fields.email}
            value={email}
            readOnly
            variant="filled"
            type="email"
            autoComplete="username"
            name="username"
          />
          <Field form={form} name="password">
            {(input) => (
              <PasswordField
                {...input}
                label={fields.password}
                autoComplete="current-password"
                required
                data-autofocus
              />
            )}
          </Field>
          <Text size="sm" c="dimmed">
            {texts.leaveHint}
          </Text>
          <DialogActions>
            <Button variant="default" onClick={leave} disabled={loading}>
              {texts.leave}
            </Button>
            <Button type="submit" loading={loading}>
              {texts.submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
