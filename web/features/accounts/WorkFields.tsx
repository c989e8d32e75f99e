import { Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { OtherChoiceField } from './OtherChoiceField.tsx';
import type { OtherChoices, RegistrationValues } from './registrationForm.ts';
import type { Choices } from './useChoices.ts';

interface WorkFieldsProps {
  form: UseFormReturnType<RegistrationValues>;
  choices: Choices;
  other: OtherChoices;
}

const { fields, registration: texts } = accountsTexts;

/** Organisation, position, academic degree, from the service's lists. */
export function WorkFields({ form, choices, other }: WorkFieldsProps) {
  return (
    <Stack gap="md">
      <OtherChoiceField
        label={fields.organization}
        otherLabel={fields.isOtherOrganization}
        textLabel={fields.otherOrganization}
        options={choices.organizations}
        otherId={other.organizationId}
        value={form.values.organizationId}
        onChange={(id) => form.setFieldValue('organizationId', id)}
        text={form.values.otherOrganization}
        onText={(text) => form.setFieldValue('otherOrganization', text)}
        error={form.errors.organizationId}
        textError={form.errors.otherOrganization}
        autoComplete="organization"
      />
      <OtherChoiceField
        label={fields.position}
        otherLabel={fields.isOtherPosition}
        textLabel={fields.otherPosition}
        options={choices.positions}
        otherId={other.positionId}
        value={form.values.positionId}
        onChange={(id) => form.setFieldValue('positionId', id)}
        text={form.values.otherPosition}
        onText={(text) => form.setFieldValue('otherPosition', text)}
        error={form.errors.positionId}
        textError={form.errors.otherPosition}
        autoComplete="organization-title"
      />
      <Select
        label={fields.academicDegree}
        data={choices.academicDegrees}
        required
        placeholder={texts.choosePlaceholder}
        nothingFoundMessage={commonTexts.nothingFound}
        autoComplete="off"
        {...form.getInputProps('academicDegreeId')}
      />
    </Stack>
  );
}
