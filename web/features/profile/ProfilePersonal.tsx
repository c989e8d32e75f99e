import { Group, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { type asksFor, OTHER_CITIZENSHIP, type ProfileValues } from './rules.ts';

interface ProfilePersonalProps {
  form: UseFormReturnType<ProfileValues>;
  asked: ReturnType<typeof asksFor>;
  /** Of the account; not to be changed here. */
  email: string | null;
}

const { fields, genders, citizenships, otherCitizenship } = cabinetTexts.profile;
const citizenshipOptions = [
  ...citizenships.map((name) => ({ id: name, label: name })),
  { id: OTHER_CITIZENSHIP, label: otherCitizenship },
];

/** Gender, birth date, citizenship, and the account's e-mail. */
export function ProfilePersonal({ form, asked, email }: ProfilePersonalProps) {
  return (
    <>
      <Radio.Group size="md" {...form.getInputProps('gender')} name="gender" label={fields.gender}>
        <Group gap="lg" mt="sm">
          <Radio value="MALE" label={genders.MALE} />
          <Radio value="FEMALE" label={genders.FEMALE} />
        </Group>
      </Radio.Group>
      <BirthDateField form={form} />
      <Stack gap="xs">
        <ReferenceSelect
          label={fields.citizenship}
          options={citizenshipOptions}
          saved={null}
          {...form.getInputProps('citizenship')}
        />
        {asked.otherCitizenship ? (
          <TextInput label={fields.otherCitizenship} required {...form.getInputProps('otherCitizenship')} />
        ) : null}
      </Stack>
      {email === null ? null : (
        <TextInput label={fields.email} value={email} readOnly variant="filled" autoComplete="email" />
      )}
    </>
  );
}
