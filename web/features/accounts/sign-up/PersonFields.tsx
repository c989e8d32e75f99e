import { Checkbox, Group, NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { citizenshipIsTyped, citizenships } from '../../../lib/forms/person.ts';
import { mostCharacters } from '../../../lib/limits.ts';
import { personTexts } from '../../../texts/ru/person.ts';
import { Field } from '../../../ui/Field.tsx';
import { type Form, useFormState, useFormValue } from '../../../ui/form.ts';
import { BirthDateField } from './BirthDateField.tsx';
import type { SignUpValues } from './signUpForm.ts';

const { choosePlaceholder, fields, genders, middleNameHint } = personTexts;

/** Names, gender, birth date, citizenship. */
export function PersonFields({ form }: { form: Form<SignUpValues> }) {
  const hasNoMiddleName = useFormValue(form, 'hasNoMiddleName');
  const isTyped = useFormState(form, ({ values }) => citizenshipIsTyped(values));
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
              description={middleNameHint}
              required={!hasNoMiddleName}
              disabled={hasNoMiddleName}
              autoComplete="additional-name"
              maxLength={mostCharacters.name}
            />
          )}
        </Field>
        <Field form={form} name="hasNoMiddleName">
          {({ value, onChange, ...input }) => (
            <Checkbox
              {...input}
              size="sm"
              label={fields.hasNoMiddleName}
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
                <Radio value="MALE" label={genders.MALE} />
                <Radio value="FEMALE" label={genders.FEMALE} />
              </Group>
            </Radio.Group>
          )}
        </Field>
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Field form={form} name="citizenship">
          {(input) => (
            <NativeSelect
              {...input}
              label={fields.citizenship}
              data={[{ value: '', label: choosePlaceholder, disabled: true }, ...citizenships]}
              required
              autoComplete="off"
            />
          )}
        </Field>
        {isTyped ? (
          <Field form={form} name="otherCitizenship">
            {(input) => <TextInput {...input} label={fields.otherCitizenship} required />}
          </Field>
        ) : null}
      </SimpleGrid>
    </Stack>
  );
}
