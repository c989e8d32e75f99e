import { Group, NativeSelect, Radio, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { personTexts } from '#texts/person.ts';
import { birthDates, citizenships, OTHER_CITIZENSHIP } from '../../../lib/forms/person.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { NameFields } from '../../../ui/form/NameFields.tsx';
import type { SignUpValues } from './signUpForm.ts';

const { choosePlaceholder, fields, genders } = personTexts;

/** Names, gender, birth date (ACC-09), citizenship. */
export function PersonFields({ form }: { form: UseFormReturnType<SignUpValues> }) {
  const citizenship = form.useWatchValue('citizenship');
  const gender = form.getInputProps('gender');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NameFields form={form} />
      <DateField
        key={form.key('birthDate')}
        {...form.getInputProps('birthDate')}
        label={fields.birthDate}
        minDate={birthDates.signUp.min}
        maxDate={birthDates.signUp.max}
        required
      />
      <Radio.Group
        key={form.key('gender')}
        {...gender}
        label={fields.gender}
        required
        {...(gender.error ? { 'data-wrong-group': true } : {})}
      >
        <Group gap="lg" mih={42}>
          <Radio value="MALE" label={genders.MALE} />
          <Radio value="FEMALE" label={genders.FEMALE} />
        </Group>
      </Radio.Group>
      <NativeSelect
        key={form.key('citizenship')}
        {...form.getInputProps('citizenship')}
        label={fields.citizenship}
        data={[{ value: '', label: choosePlaceholder, disabled: true }, ...citizenships]}
        required
        autoComplete="off"
      />
      {citizenship === OTHER_CITIZENSHIP ? (
        <TextInput
          key={form.key('otherCitizenship')}
          {...form.getInputProps('otherCitizenship')}
          label={fields.otherCitizenship}
          required
        />
      ) : null}
    </SimpleGrid>
  );
}
