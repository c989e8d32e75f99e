import { NativeSelect, Stack } from '@mantine/core';
import type { Form } from '../../../lib/form.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { Field } from '../../../ui/Field.tsx';
import { OtherChoiceField } from './OtherChoiceField.tsx';
import type { RegistrationValues } from './signUpForm.ts';
import type { Lists } from './useChoices.ts';

interface WorkFieldsProps {
  form: Form<RegistrationValues>;
  /** Null until they are there. */
  lists: Lists | null;
}

const { fields, registration: texts } = accountsTexts;

/** Organisation, position, academic degree, from the service's lists. */
export function WorkFields({ form, lists }: WorkFieldsProps) {
  const { choices, other } = lists ?? {};
  return (
    <Stack gap="md">
      <OtherChoiceField
        form={form}
        name="organizationId"
        textName="otherOrganization"
        label={fields.organization}
        otherLabel={fields.isOtherOrganization}
        textLabel={fields.otherOrganization}
        options={choices?.organizations ?? null}
        otherId={other?.organizationId}
        autoComplete="organization"
      />
      <OtherChoiceField
        form={form}
        name="positionId"
        textName="otherPosition"
        label={fields.position}
        otherLabel={fields.isOtherPosition}
        textLabel={fields.otherPosition}
        options={choices?.positions ?? null}
        otherId={other?.positionId}
        autoComplete="organization-title"
      />
      <Field form={form} name="academicDegreeId">
        {({ value, ...input }) => (
          <NativeSelect
            {...input}
            value={value ?? ''}
            label={fields.academicDegree}
            data={[{ value: '', label: texts.choosePlaceholder, disabled: true }, ...(choices?.academicDegrees ?? [])]}
            required
            autoComplete="off"
          />
        )}
      </Field>
    </Stack>
  );
}
