import { Group, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { type asksFor, OTHER_CITIZENSHIP, type ProfileValues } from './rules.ts';

interface ProfilePersonalProps {
  form: UseFormReturnType<ProfileValues>;
  asked: ReturnType<typeof asksFor>;
}

const { fields, genders, citizenships, otherCitizenship } = cabinetTexts.profile;
const citizenshipOptions = [
  ...citizenships.map((name) => ({ id: name, label: name })),
  { id: OTHER_CITIZENSHIP, label: otherCitizenship },
];

/** Phone, birth date, citizenship, gender. */
export function ProfilePersonal({ form, asked }: ProfilePersonalProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput label={fields.phone} type="tel" inputMode="tel" autoComplete="tel" {...form.getInputProps('phone')} />
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
      <BirthDateField form={form} />
      <Radio.Group {...form.getInputProps('gender')} name="gender" label={fields.gender}>
        <Group gap="lg" mt="sm">
          <Radio value="MALE" label={genders.MALE} />
          <Radio value="FEMALE" label={genders.FEMALE} />
        </Group>
      </Radio.Group>
    </SimpleGrid>
  );
}
