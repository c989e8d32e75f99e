import { Anchor, Checkbox, type CheckboxProps, Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { accountsTexts } from '#texts/accounts.ts';
import { personTexts } from '#texts/person.ts';
import { birthDays } from '../../../../schema/limits.ts';
import { type ConsentVersions, consentPath } from '../../../lib/consents.ts';
import { hintBelow } from '../../../ui/form/hintBelow.ts';
import { NameFields } from '../../../ui/form/NameFields.tsx';
import { OtherChoice } from '../../../ui/form/OtherChoice.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PersonalFields } from '../../../ui/form/PersonalFields.tsx';
import { PublicityBox } from '../../../ui/form/PublicityBox.tsx';
import { ReferenceSelect } from '../../../ui/form/ReferenceSelect.tsx';
import { lazyDialog } from '../../../ui/page/lazyDialog.tsx';
import { useWasEver } from '../../../ui/page/useWasEver.ts';
import { PasswordRules } from '../PasswordRules.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { SignUpValues } from './signUpForm.ts';
import type { Lists } from './useChoices.ts';

const { fields, registration: texts } = accountsTexts;

interface WorkFieldsProps {
  form: UseFormReturnType<SignUpValues>;
  /** Null until the lists are loaded. */
  lists: Lists | null;
}

const { isOtherOrganization, isOtherPosition } = accountsTexts.fields;
const boxes = [
  { of: 'organization', list: 'organizations', name: 'organizationId', label: isOtherOrganization },
  { of: 'position', list: 'positions', name: 'positionId', label: isOtherPosition },
] as const;

/** Organisation, position and academic degree from the service's lists. A checkbox chooses a list's 'other' (ACC-08). */
function WorkFields({ form, lists }: WorkFieldsProps) {
  const chosen = { organizationId: form.useWatchValue('organizationId'), positionId: form.useWatchValue('positionId') };
  return (
    <Stack gap="md">
      {boxes.map(({ of, list, name, label }) => {
        // Null if the list has no 'other'.
        const otherId = lists?.other[name];
        const isOther = (id: string) => id !== '' && id === otherId;
        return (
          <OtherChoice key={of} form={form} of={of} options={lists?.choices[list] ?? []} required isOther={isOther}>
            {otherId === null ? null : (
              <Checkbox
                size="sm"
                label={label}
                checked={isOther(chosen[name])}
                disabled={otherId === undefined}
                onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? (otherId ?? '') : '')}
              />
            )}
          </OtherChoice>
        );
      })}
      <ReferenceSelect
        // Rendered again when the list comes: a select ignores a value whose option comes later.
        key={`${form.key('academicDegreeId')} ${lists === null}`}
        {...form.getInputProps('academicDegreeId')}
        label={personTexts.fields.academicDegree}
        options={lists?.choices.academicDegrees ?? []}
        required
      />
    </Stack>
  );
}

const PolicyDialog = lazyDialog('PolicyDialog', () => import('./PolicyDialog.tsx'));

/** The consent, with the policy in a dialog that keeps typed input (ACC-12), or with a separate document (R21). */
function ConsentField({ consents, ...props }: CheckboxProps & { consents: ConsentVersions }) {
  const [opened, dialog] = useDisclosure(false);
  const isUsed = useWasEver(opened);
  return (
    <Stack gap={4} align="flex-start">
      <Checkbox
        {...props}
        label={consents === null ? `${texts.consentBefore} ${texts.consentLink}` : texts.processing}
        required
      />
      {consents === null ? null : (
        <Anchor href={consentPath(consents.processing)} target="_blank" ml={36} size="sm">
          {texts.processingOpen}
        </Anchor>
      )}
      <Anchor component="button" type="button" onClick={dialog.open} ml={36} size="sm" ta="left">
        {texts.consentOpen}
      </Anchor>
      {isUsed ? <PolicyDialog opened={opened} onClose={dialog.close} /> : null}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
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
  form: UseFormReturnType<SignUpValues>;
  /** Null until the lists are loaded. */
  lists: Lists | null;
  /** Replaces their fields after a failed load. */
  missing: ReactNode;
  /** Whether the provider lets the person choose to be in the public list. */
  asksToBeListed: boolean;
  /** Whether the consent to publication is required. */
  mustBeListed: boolean;
  consents: ConsentVersions;
}

/** All fields of a new account. */
export function AccountFields(props: AccountFieldsProps) {
  const { form, lists, missing, asksToBeListed, mustBeListed, consents } = props;
  return (
    <>
      <Part title={texts.groups.person}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NameFields form={form} />
          <PersonalFields form={form} birthDates={birthDays.signUp} required />
        </SimpleGrid>
      </Part>
      <Part title={texts.groups.contacts}>
        <Stack gap="md">
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            styles={{ input: { textTransform: 'lowercase' } }}
            label={fields.email}
            description={texts.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <PhoneField form={form} />
        </Stack>
      </Part>
      <Part title={texts.groups.work}>{missing ?? <WorkFields form={form} lists={lists} />}</Part>
      <Part title={texts.groups.access}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Stack gap="xs">
            <PasswordField
              key={form.key('password')}
              {...form.getInputProps('password')}
              label={fields.password}
              description={texts.passwordHint}
              autoComplete="new-password"
              required
              inputWrapperOrder={hintBelow}
            />
            <PasswordRules form={form} />
          </Stack>
          <PasswordField
            key={form.key('passwordConfirmation')}
            {...form.getInputProps('passwordConfirmation')}
            label={fields.passwordConfirmation}
            autoComplete="new-password"
            required
          />
        </SimpleGrid>
      </Part>
      {asksToBeListed && consents === null ? <PublicityBox form={form} consents={null} /> : null}
      <ConsentField
        key={form.key('consent')}
        {...form.getInputProps('consent', { type: 'checkbox' })}
        consents={consents}
      />
      {consents === null ? null : <PublicityBox form={form} consents={consents} isRequired={mustBeListed} />}
    </>
  );
}
