import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { personTexts } from '#texts/person.ts';
import { mostCharacters } from '../../../schema/limits.ts';
import type { PersonValues } from '../../lib/forms/person.ts';
import { hintBelow } from './hintBelow.ts';

type Names = Pick<PersonValues, 'lastName' | 'firstName' | 'middleName' | 'hasNoMiddleName'>;

const { fields, middleNameHint } = personTexts;
const middleName = {
  label: fields.middleName,
  description: middleNameHint,
  inputWrapperOrder: hintBelow,
  autoComplete: 'additional-name',
  maxLength: mostCharacters.name,
};

/** A person's names, with a box for people without a middle name (ruling R4). */
export function NameFields({ form }: { form: UseFormReturnType<Names> }) {
  const hasNoMiddleName = form.useWatchValue('hasNoMiddleName');
  return (
    <>
      <TextInput
        key={form.key('lastName')}
        {...form.getInputProps('lastName')}
        label={fields.lastName}
        required
        autoComplete="family-name"
        maxLength={mostCharacters.name}
      />
      <TextInput
        key={form.key('firstName')}
        {...form.getInputProps('firstName')}
        label={fields.firstName}
        required
        autoComplete="given-name"
        maxLength={mostCharacters.name}
      />
      <Stack gap="xs">
        {hasNoMiddleName ? (
          <TextInput key="none" {...middleName} value="" disabled />
        ) : (
          <TextInput key={form.key('middleName')} {...form.getInputProps('middleName')} {...middleName} required />
        )}
        <Checkbox
          key={form.key('hasNoMiddleName')}
          {...form.getInputProps('hasNoMiddleName', { type: 'checkbox' })}
          size="sm"
          label={fields.hasNoMiddleName}
        />
      </Stack>
    </>
  );
}
