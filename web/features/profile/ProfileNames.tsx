import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mostCharacters } from '../../lib/limits.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { hintBelow } from '../../ui/hintBelow.ts';
import type { ProfileValues } from './rules.ts';

const { fields, hints } = cabinetTexts.profile;

/** The names; who has no middle name says so (ruling R4). */
export function ProfileNames({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const { hasNoMiddleName } = form.values;
  return (
    <>
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
      <Stack gap="xs">
        <TextInput
          label={fields.middleName}
          description={hints.middleName}
          inputWrapperOrder={hintBelow}
          autoComplete="additional-name"
          maxLength={mostCharacters.name}
          {...form.getInputProps('middleName')}
          {...(hasNoMiddleName ? { value: '', disabled: true, error: null } : {})}
        />
        <Checkbox
          size="sm"
          label={fields.noMiddleName}
          {...form.getInputProps('hasNoMiddleName', { type: 'checkbox' })}
        />
      </Stack>
    </>
  );
}
