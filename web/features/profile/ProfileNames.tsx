import { Checkbox, Group, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mostCharacters } from '../../lib/limits.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import type { ProfileValues } from './rules.ts';

const { fields, hints, genders } = cabinetTexts.profile;

/** Names and gender; who has no middle name says so (ruling R4). */
export function ProfileNames({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const { hasNoMiddleName } = form.values;
  return (
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
      <Stack gap="xs">
        <TextInput
          label={fields.middleName}
          description={hints.middleName}
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
      <Radio.Group size="md" {...form.getInputProps('gender')} name="gender" label={fields.gender}>
        <Group gap="lg" mt="sm">
          <Radio value="MALE" label={genders.MALE} />
          <Radio value="FEMALE" label={genders.FEMALE} />
        </Group>
      </Radio.Group>
    </SimpleGrid>
  );
}
