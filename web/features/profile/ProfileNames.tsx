import { Checkbox, Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import { mostCharacters } from '../../lib/limits.ts';
import { personTexts } from '../../texts/ru/person.ts';
import { Field } from '../../ui/Field.tsx';
import { type Form, useFormValue } from '../../ui/form.ts';
import { hintBelow } from '../../ui/hintBelow.ts';
import type { ProfileValues } from './profileForm.ts';

const { fields, middleNameHint } = personTexts;

/** The names, with a box for people without a middle name (ruling R4). */
export const ProfileNames = memo(function ProfileNames({ form }: { form: Form<ProfileValues> }) {
  const hasNoMiddleName = useFormValue(form, 'hasNoMiddleName');
  return (
    <>
      <Field form={form} name="lastName">
        {(input) => (
          <TextInput
            {...input}
            label={fields.lastName}
            required
            autoComplete="family-name"
            maxLength={mostCharacters.name}
          />
        )}
      </Field>
      <Field form={form} name="firstName">
        {(input) => (
          <TextInput
            {...input}
            label={fields.firstName}
            required
            autoComplete="given-name"
            maxLength={mostCharacters.name}
          />
        )}
      </Field>
      <Stack gap="xs">
        <Field form={form} name="middleName">
          {(input) => (
            <TextInput
              {...input}
              label={fields.middleName}
              description={middleNameHint}
              inputWrapperOrder={hintBelow}
              autoComplete="additional-name"
              maxLength={mostCharacters.name}
              {...(hasNoMiddleName ? { value: '', disabled: true, error: null } : {})}
            />
          )}
        </Field>
        <Field form={form} name="hasNoMiddleName">
          {({ value, ...input }) => <Checkbox {...input} size="sm" label={fields.hasNoMiddleName} checked={value} />}
        </Field>
      </Stack>
    </>
  );
});
