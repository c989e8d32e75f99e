import { Group, Radio, Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import { type Form, useFormState } from '../../lib/form.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { Field } from '../../ui/Field.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { OTHER_CITIZENSHIP, type ProfileValues } from './rules.ts';

interface ProfilePersonalProps {
  form: Form<ProfileValues>;
  /** Of the account; not to be changed here. */
  email: string | null;
}

const { fields, genders, citizenships, otherCitizenship } = cabinetTexts.profile;
const citizenshipOptions = [
  ...citizenships.map((name) => ({ id: name, label: name })),
  { id: OTHER_CITIZENSHIP, label: otherCitizenship },
];

/** Gender, birth date, citizenship, and the account's e-mail. */
export const ProfilePersonal = memo(function ProfilePersonal({ form, email }: ProfilePersonalProps) {
  const isOther = useFormState(form, ({ values }) => values.citizenship === OTHER_CITIZENSHIP);
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
          {(input) => (
            <ReferenceSelect {...input} label={fields.citizenship} options={citizenshipOptions} saved={null} />
          )}
        </Field>
        {isOther ? (
          <Field form={form} name="otherCitizenship">
            {(input) => <TextInput {...input} label={fields.otherCitizenship} required />}
          </Field>
        ) : null}
      </Stack>
      {email === null ? null : (
        <TextInput label={fields.email} value={email} readOnly variant="filled" autoComplete="email" />
      )}
    </>
  );
});
