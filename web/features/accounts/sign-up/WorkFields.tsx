import { NativeSelect, Stack } from '@mantine/core';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { personTexts } from '../../../texts/ru/person.ts';
import { Field } from '../../../ui/Field.tsx';
import type { Form } from '../../../ui/form.ts';
import { OtherChoiceField } from './OtherChoiceField.tsx';
import type { SignUpValues } from './signUpForm.ts';
import type { Lists } from './useChoices.ts';

interface WorkFieldsProps {
  form: Form<SignUpValues>;
  /** Null until they are loaded. */
  lists: Lists | null;
}

const { isOtherOrganization, isOtherPosition } = accountsTexts.fields;
const { fields, choosePlaceholder } = personTexts;

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
        otherLabel={isOtherOrganization}
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
        otherLabel={isOtherPosition}
        textLabel={fields.otherPosition}
        options={choices?.positions ?? null}
        otherId={other?.positionId}
        autoComplete="organization-title"
      />
      <Field form={form} name="academicDegreeId">
        {(input) => (
          <NativeSelect
            {...input}
            label={fields.academicDegree}
            data={[{ value: '', label: choosePlaceholder, disabled: true }, ...(choices?.academicDegrees ?? [])]}
            required
            autoComplete="off"
          />
        )}
      </Field>
    </Stack>
  );
}
