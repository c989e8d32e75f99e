import { Checkbox, Group, Radio, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mostCharacters } from '../../lib/limits.ts';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { citizenships, OTHER_CITIZENSHIP, type RegistrationValues } from './registrationForm.ts';

const { fields, registration: texts } = accountsTexts;

/** Names, gender, birth date, citizenship. */
export function PersonFields({ form }: { form: UseFormReturnType<RegistrationValues> }) {
  const { noMiddleName, citizenship } = form.values;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={fields.lastName}
          required
          autoComplete="family-name"
          maxLength={mostCharacters.name}
          {...form.getInputProps('lastName')}
        />
        <TextInput
          label={fields.firstName}
          required
          autoComplete="given-name"
          maxLength={mostCharacters.name}
          {...form.getInputProps('firstName')}
        />
      </SimpleGrid>
      <Stack gap="sm">
        <TextInput
          label={fields.middleName}
          description={texts.middleNameHint}
          required={!noMiddleName}
          disabled={noMiddleName}
          autoComplete="additional-name"
          maxLength={mostCharacters.name}
          {...form.getInputProps('middleName')}
        />
        <Checkbox
          size="sm"
          label={fields.noMiddleName}
          {...form.getInputProps('noMiddleName', { type: 'checkbox' })}
          onChange={(event) => {
            form.setFieldValue('noMiddleName', event.currentTarget.checked);
            form.clearFieldError('middleName');
          }}
        />
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <BirthDateField form={form} />
        <Radio.Group
          label={fields.gender}
          required
          {...form.getInputProps('gender')}
          {...(form.errors.gender === undefined ? {} : { 'data-wrong-group': true })}
        >
          <Group gap="lg" mih={42}>
            <Radio value="MALE" label={texts.genders.MALE} />
            <Radio value="FEMALE" label={texts.genders.FEMALE} />
          </Group>
        </Radio.Group>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={fields.citizenship}
          data={citizenships}
          required
          allowDeselect={false}
          {...form.getInputProps('citizenship')}
        />
        {citizenship === OTHER_CITIZENSHIP ? (
          <TextInput label={fields.otherCitizenship} required {...form.getInputProps('otherCitizenship')} />
        ) : null}
      </SimpleGrid>
    </Stack>
  );
}
