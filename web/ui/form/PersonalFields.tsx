import { Group, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { personTexts } from '#texts/person.ts';
import { citizenships, type DayRange, OTHER_CITIZENSHIP, type PersonValues } from '../../lib/forms/person.ts';
import { DateField } from './DateField.tsx';
import { hintBelow } from './hintBelow.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';

interface PersonalFieldsProps {
  form: UseFormReturnType<Pick<PersonValues, 'birthDate' | 'gender' | 'citizenship' | 'otherCitizenship'>>;
  birthDates: DayRange;
  birthDateHint?: string;
  /** A new account needs them; a saved profile may lack some. */
  required?: boolean;
}

const { fields, genders } = personTexts;

/** Birth date (ACC-09), gender, citizenship. */
export function PersonalFields({ form, birthDates, birthDateHint, required = false }: PersonalFieldsProps) {
  const citizenship = form.useWatchValue('citizenship');
  const gender = form.getInputProps('gender');
  return (
    <>
      <DateField
        key={form.key('birthDate')}
        {...form.getInputProps('birthDate')}
        label={fields.birthDate}
        description={birthDateHint}
        inputWrapperOrder={hintBelow}
        minDate={birthDates.min}
        maxDate={birthDates.max}
        required={required}
      />
      <Radio.Group
        key={form.key('gender')}
        {...gender}
        name="gender"
        label={fields.gender}
        required={required}
        {...(gender.error ? { 'data-wrong-group': true } : {})}
      >
        <Group gap="lg" mih={42}>
          <Radio value="MALE" label={genders.MALE} />
          <Radio value="FEMALE" label={genders.FEMALE} />
        </Group>
      </Radio.Group>
      <Stack gap="xs">
        <ReferenceSelect
          key={form.key('citizenship')}
          {...form.getInputProps('citizenship')}
          label={fields.citizenship}
          options={citizenships}
          required={required}
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
    </>
  );
}
