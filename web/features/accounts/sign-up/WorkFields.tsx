import { Checkbox, NativeSelect, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { accountsTexts } from '#texts/accounts.ts';
import { personTexts } from '#texts/person.ts';
import type { SignUpValues } from './signUpForm.ts';
import type { Lists } from './useChoices.ts';

interface WorkFieldsProps {
  form: UseFormReturnType<SignUpValues>;
  /** Null until they are loaded. */
  lists: Lists | null;
}

const { isOtherOrganization, isOtherPosition } = accountsTexts.fields;
const { fields, choosePlaceholder, searchPlaceholder } = personTexts;

/** Fields of a choice: its list, the checkbox that stands for its 'other' item, and the typed name. */
const choices = {
  organizations: {
    name: 'organizationId',
    textName: 'otherOrganization',
    label: fields.organization,
    otherLabel: isOtherOrganization,
    autoComplete: 'organization',
  },
  positions: {
    name: 'positionId',
    textName: 'otherPosition',
    label: fields.position,
    otherLabel: isOtherPosition,
    autoComplete: 'organization-title',
  },
} as const;

/**
 * A searchable list with an 'other' choice. List and checkbox show the same value; the choice reveals the free text
 * (ACC-08).
 */
function OtherChoiceField({ form, lists, of }: WorkFieldsProps & { of: keyof typeof choices }) {
  const { name, textName, label, otherLabel, autoComplete } = choices[of];
  const chosen = form.useWatchValue(name);
  // Null where the list has none.
  const otherId = lists?.other[name];
  const isOther = chosen !== '' && chosen === otherId;
  return (
    <Stack gap="sm">
      <Select
        key={form.key(name)}
        {...form.getInputProps(name)}
        label={label}
        data={lists?.choices[of] ?? []}
        required
        placeholder={searchPlaceholder}
      />
      {otherId === null ? null : (
        <Checkbox
          size="sm"
          label={otherLabel}
          checked={isOther}
          disabled={otherId === undefined}
          onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? (otherId ?? '') : '')}
        />
      )}
      {isOther ? (
        <TextInput
          key={form.key(textName)}
          {...form.getInputProps(textName)}
          label={fields[textName]}
          required
          autoComplete={autoComplete}
        />
      ) : null}
    </Stack>
  );
}

/** Organisation, position, academic degree, from the service's lists. */
export function WorkFields({ form, lists }: WorkFieldsProps) {
  return (
    <Stack gap="md">
      <OtherChoiceField form={form} lists={lists} of="organizations" />
      <OtherChoiceField form={form} lists={lists} of="positions" />
      <NativeSelect
        // A select takes no value whose choice comes later.
        key={`${form.key('academicDegreeId')} ${lists === null}`}
        {...form.getInputProps('academicDegreeId')}
        label={fields.academicDegree}
        data={[{ value: '', label: choosePlaceholder, disabled: true }, ...(lists?.choices.academicDegrees ?? [])]}
        required
        autoComplete="off"
      />
    </Stack>
  );
}
