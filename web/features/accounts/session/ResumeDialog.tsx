import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useResume } from './useResume.ts';

/** Above the dialog that something may be typed in. */
const ABOVE_DIALOGS = 300;
const { fields, rules, resume: texts } = accountsTexts;

/** Asks for the password where the person is, when the session was lost in the middle of something (ACC-17). */
export function ResumeDialog() {
  const { email, loading, resume, leave } = useResume();
  const formElement = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  if (email === null) return null;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    const refused = password.trim() === '' ? rules.passwordBlank : await resume(password);
    setFault(refused);
    if (refused !== null) focusFirstInvalid(formElement.current);
  };

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
      <form ref={formElement} onSubmit={submit} noValidate>
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
          <PasswordField
            label={fields.password}
            autoComplete="current-password"
            required
            data-autofocus
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setFault(null);
            }}
            error={fault}
          />
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
