import { Group, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { cabinetTexts } from '#texts/cabinet.ts';
import { personTexts } from '#texts/person.ts';
import { birthDates, citizenships, OTHER_CITIZENSHIP } from '../../lib/forms/person.ts';
import { DateField } from '../../ui/form/DateField.tsx';
import { hintBelow } from '../../ui/form/hintBelow.ts';
import type { ProfileValues } from './profileForm.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';

interface ProfilePersonalProps {
  form: UseFormReturnType<ProfileValues>;
  /** Of the account; not to be changed here. */
  email: string | null;
}

const { fields, genders } = personTexts;
const { hints, fields: ownFields } = cabinetTexts.profile;

/** Gender, birth date, citizenship, and the account's e-mail. */
export function ProfilePersonal({ form, email }: ProfilePersonalProps) {
  const citizenship = form.useWatchValue('citizenship');
  return (
    <>
      <Radio.Group
        key={form.key('gender')}
        {...form.getInputProps('gender')}
        size="md"
        name="gender"
        label={fields.gender}
      >
        <Group gap="lg" mt="sm">
          <Radio value="MALE" label={genders.MALE} />
          <Radio value="FEMALE" label={genders.FEMALE} />
        </Group>
      </Radio.Group>
      <DateField
        key={form.key('birthDate')}
        {...form.getInputProps('birthDate')}
        label={fields.birthDate}
        description={hints.birthDate}
        inputWrapperOrder={hintBelow}
        minDate={birthDates.profile.min}
        maxDate={birthDates.profile.max}
      />
      <Stack gap="xs">
        <ReferenceSelect
          key={form.key('citizenship')}
          {...form.getInputProps('citizenship')}
          label={fields.citizenship}
          options={citizenships}
          saved={null}
        />
        {citizenship === OTHER_CITIZENSHIP ? (
          <TextInput
            key={form.key('otherCitizenship')}
            {...form.getInputProps('otherCitizenship')}
            label={fields.otherCitizenship}
            required
          />
        ) : null}
      </Stack>
      {email === null ? null : (
        <TextInput label={ownFields.email} value={email} readOnly variant="filled" autoComplete="email" />
      )}
    </>
  );
}
