import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mostCharacters } from '../../lib/limits.ts';
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

const { fields, citizenships, otherCitizenship } = cabinetTexts.profile;
const citizenshipOptions = [
  ...citizenships.map((name) => ({ id: name, label: name })),
  { id: OTHER_CITIZENSHIP, label: otherCitizenship },
];

/** Birth date, citizenship, phone, and the account's e-mail. */
export function ProfilePersonal({ form, asked, email }: ProfilePersonalProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
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
      <TextInput
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={mostCharacters.phone}
        {...form.getInputProps('phone')}
      />
      {email === null ? null : (
        <TextInput label={fields.email} value={email} readOnly variant="filled" autoComplete="email" />
      )}
    </SimpleGrid>
  );
}
