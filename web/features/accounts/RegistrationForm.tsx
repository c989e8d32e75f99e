import { Button, Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { payloadOf } from '../../lib/payload.ts';
import { fieldErrors } from '../../lib/userErrors.ts';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { hintBelow } from '../../ui/hintBelow.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { ConsentField } from './ConsentField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useRegisterAccountMutation } from './RegisterAccount.generated.ts';
import { RegistrationErrorDialog, type RegistrationFailure } from './RegistrationErrorDialog.tsx';
import { initialValues, type OtherChoices, type RegistrationValues, validateRegistration } from './registrationForm.ts';
import { inputToForm, registrationInput } from './registrationInput.ts';
import type { Choices } from './useChoices.ts';
import { WorkFields } from './WorkFields.tsx';

interface RegistrationFormProps {
  choices: Choices;
  other: OtherChoices;
  /** Called with the address the letter went to. */
  onRegistered: (email: string) => void;
}

const { fields, registration: texts } = accountsTexts;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section">
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** The account form (ACC-06 … ACC-11). Whatever the service answers, what was typed stays. */
export function RegistrationForm({ choices, other, onRegistered }: RegistrationFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const [register, { loading }] = useRegisterAccountMutation();
  const form = useForm<RegistrationValues>({
    initialValues,
    validate: (values) => validateRegistration(values, other),
  });

  const draft = useDraft(form, {
    name: 'account',
    version: 1,
    account: null,
    never: ['password', 'passwordConfirmation'],
  });

  const send = async (values: RegistrationValues) => {
    if (loading) return;
    try {
      const answer = await register({ variables: { input: registrationInput(values, other) } });
      const { userErrors: errors, email } = payloadOf(answer, 'registerAccount');
      if (errors.length === 0) {
        draft.clear();
        onRegistered(email ?? values.email);
        return;
      }
      form.setErrors(fieldErrors(errors, inputToForm).fields);
      setFailure({
        kind: 'refused',
        messages: errors.map(({ message }) => message),
        isTaken: errors.some(({ code }) => code === 'TAKEN'),
      });
    } catch (error) {
      setFailure({ kind: 'failed', error });
    }
  };
  const submit = form.onSubmit(send, () => focusFirstInvalid(formElement.current));
  const closeFailure = () => {
    setFailure(null);
    focusFirstInvalid(formElement.current);
  };

  return (
    <form ref={formElement} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <DraftNotice draft={draft} />
        <Group title={texts.groups.person}>
          <PersonFields form={form} />
        </Group>
        <Group title={texts.groups.contacts}>
          <Stack gap="md">
            <TextInput
              label={fields.email}
              description={texts.emailHint}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              {...form.getInputProps('email')}
              onChange={(event) => form.setFieldValue('email', event.currentTarget.value.toLowerCase())}
            />
            <PhoneField form={form} />
          </Stack>
        </Group>
        <Group title={texts.groups.work}>
          <WorkFields form={form} choices={choices} other={other} />
        </Group>
        <Group title={texts.groups.access}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <PasswordField
              label={fields.password}
              description={texts.passwordHint}
              autoComplete="new-password"
              required
              inputWrapperOrder={hintBelow}
              {...form.getInputProps('password')}
            />
            <PasswordField
              label={fields.passwordConfirmation}
              autoComplete="new-password"
              required
              {...form.getInputProps('passwordConfirmation')}
            />
          </SimpleGrid>
        </Group>
        <ConsentField {...form.getInputProps('consent', { type: 'checkbox' })} />
        <Button type="submit" loading={loading} size="lg">
          {texts.submit}
        </Button>
      </Stack>
      <RegistrationErrorDialog failure={failure} onClose={closeFailure} />
    </form>
  );
}
