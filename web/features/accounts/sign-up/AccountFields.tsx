import { Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { Field } from '../../../ui/Field.tsx';
import type { Form } from '../../../ui/form.ts';
import { hintBelow } from '../../../ui/hintBelow.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { PasswordRules } from '../PasswordRules.tsx';
import { ConsentField } from './ConsentField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { SignUpValues } from './signUpForm.ts';
import type { Lists } from './useChoices.ts';
import { WorkFields } from './WorkFields.tsx';

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

interface AccountFieldsProps {
  form: Form<SignUpValues>;
  /** Null until they are loaded. */
  lists: Lists | null;
  /** Shown instead of their fields after a failed load. */
  missing: ReactNode;
}

/** All fields of a new account, memoised: the form around them renders more often. */
export const AccountFields = memo(function AccountFields({ form, lists, missing }: AccountFieldsProps) {
  return (
    <>
      <Group title={texts.groups.person}>
        <PersonFields form={form} />
      </Group>
      <Group title={texts.groups.contacts}>
        <Stack gap="md">
          <Field form={form} name="email">
            {({ onChange, ...input }) => (
              <TextInput
                {...input}
                label={fields.email}
                description={texts.emailHint}
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                onChange={(event) => onChange(event.currentTarget.value.toLowerCase())}
              />
            )}
          </Field>
          <PhoneField form={form} />
        </Stack>
      </Group>
      <Group title={texts.groups.work}>{missing ?? <WorkFields form={form} lists={lists} />}</Group>
      <Group title={texts.groups.access}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Stack gap="xs">
            <Field form={form} name="password">
              {(input) => (
                <PasswordField
                  {...input}
                  label={fields.password}
                  description={texts.passwordHint}
                  autoComplete="new-password"
                  required
                  inputWrapperOrder={hintBelow}
                />
              )}
            </Field>
            <PasswordRules form={form} />
          </Stack>
          <Field form={form} name="passwordConfirmation">
            {(input) => (
              <PasswordField {...input} label={fields.passwordConfirmation} autoComplete="new-password" required />
            )}
          </Field>
        </SimpleGrid>
      </Group>
      <Field form={form} name="consent">
        {({ value, ...input }) => <ConsentField {...input} checked={value} />}
      </Field>
    </>
  );
});
