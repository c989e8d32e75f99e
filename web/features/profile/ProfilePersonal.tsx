import { Group, Radio, Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import { citizenshipIsTyped, citizenships } from '../../lib/forms/person.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { personTexts } from '../../texts/ru/person.ts';
import { Field } from '../../ui/Field.tsx';
import { type Form, useFormState } from '../../ui/form.ts';
import { BirthDateField } from './BirthDateField.tsx';
import type { ProfileValues } from './profileForm.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';

interface ProfilePersonalProps {
  form: Form<ProfileValues>;
  /** Of the account; not to be changed here. */
  email: string | null;
}

const { fields, genders } = personTexts;

/** Gender, birth date, citizenship, and the account's e-mail. */
export const ProfilePersonal = memo(function ProfilePersonal({ form, email }: ProfilePersonalProps) {
  const isTyped = useFormState(form, ({ values }) => citizenshipIsTyped(values));
  return (
    <>
      <Field form={form} name="gender">
        {(input) => (
          <Radio.Group {...input} size="md" name="gender" label={fields.gender}>
            <Group gap="lg" mt="sm">
              <Radio value="MALE" label={genders.MALE} />
              <Radio value="FEMALE" label={genders.FEMALE} />
            </Group>
          </Radio.Group>
        )}
      </Field>
      <BirthDateField form={form} />
      <Stack gap="xs">
        <Field form={form} name="citizenship">
          {(input) => <ReferenceSelect {...input} label={fields.citizenship} options={citizenships} saved={null} />}
        </Field>
        {isTyped ? (
          <Field form={form} name="otherCitizenship">
            {(input) => <TextInput {...input} label={fields.otherCitizenship} required />}
          </Field>
        ) : null}
      </Stack>
      {email === null ? null : (
        <TextInput
          label={cabinetTexts.profile.fields.email}
          value={email}
          readOnly
          variant="filled"
          autoComplete="email"
        />
      )}
    </>
  );
});
