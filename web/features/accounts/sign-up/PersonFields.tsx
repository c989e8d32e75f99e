import { Checkbox, Group, NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type Form, useFormValue } from '../../../lib/form.ts';
import { mostCharacters } from '../../../lib/limits.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { Field } from '../../../ui/Field.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { citizenships, OTHER_CITIZENSHIP, type RegistrationValues } from './signUpForm.ts';

const { fields, registration: texts } = accountsTexts;

/** Names, gender, birth date, citizenship. */
export function PersonFields({ form }: { form: Form<RegistrationValues> }) {
  const noMiddleName = useFormValue(form, 'noMiddleName');
  const citizenship = useFormValue(form, 'citizenship');
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
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
      </SimpleGrid>
      <Stack gap="sm">
        <Field form={form} name="middleName">
          {(input) => (
            <TextInput
              {...input}
              label={fields.middleName}
              description={texts.middleNameHint}
              required={!noMiddleName}
              disabled={noMiddleName}
              autoComplete="additional-name"
              maxLength={mostCharacters.name}
            />
          )}
        </Field>
        <Field form={form} name="noMiddleName">
          {({ value, onChange, ...input }) => (
            <Checkbox
              {...input}
              size="sm"
              label={fields.noMiddleName}
              checked={value}
              onChange={(event) => {
                onChange(event);
                form.clearError('middleName');
              }}
            />
          )}
        </Field>
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <BirthDateField form={form} />
        <Field form={form} name="gender">
          {(input) => (
            <Radio.Group
              {...input}
              label={fields.gender}
              required
              {...(input.error === undefined ? {} : { 'data-wrong-group': true })}
            >
              <Group gap="lg" mih={42}>
                <Radio value="MALE" label={texts.genders.MALE} />
                <Radio value="FEMALE" label={texts.genders.FEMALE} />
              </Group>
            </Radio.Group>
          )}
        </Field>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Field form={form} name="citizenship">
          {(input) => <NativeSelect {...input} label={fields.citizenship} data={citizenships} required />}
        </Field>
        {citizenship === OTHER_CITIZENSHIP ? (
          <Field form={form} name="otherCitizenship">
            {(input) => <TextInput {...input} label={fields.otherCitizenship} required />}
          </Field>
        ) : null}
      </SimpleGrid>
    </Stack>
  );
}
