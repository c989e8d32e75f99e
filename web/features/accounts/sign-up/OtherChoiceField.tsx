import { Checkbox, Stack, TextInput } from '@mantine/core';
import { personTexts } from '../../../texts/ru/person.ts';
import { Field } from '../../../ui/Field.tsx';
import { type Form, useFormValue } from '../../../ui/form.ts';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import type { Choice } from '../../../ui/SearchSelectOptions.tsx';
import type { SignUpValues } from './signUpForm.ts';

interface OtherChoiceFieldProps {
  form: Form<SignUpValues>;
  /** The field of the choice, and that of the typed text. */
  name: 'organizationId' | 'positionId';
  textName: 'otherOrganization' | 'otherPosition';
  label: string;
  /** Label of the checkbox that stands for the 'other' choice. */
  otherLabel: string;
  textLabel: string;
  /** Null until they are loaded. */
  options: readonly Choice[] | null;
  /** The 'other' choice of the list; null where the list has none, undefined until it is known. */
  otherId: string | null | undefined;
  autoComplete: string;
}

/**
 * A searchable list with an 'other' choice. List and checkbox show the same value; the choice reveals the free text
 * (ACC-08).
 */
export function OtherChoiceField(props: OtherChoiceFieldProps) {
  const { form, name, otherId } = props;
  const chosen = useFormValue(form, name);
  const isOther = chosen !== '' && chosen === otherId;
  return (
    <Stack gap="sm">
      <Field form={form} name={name}>
        {(input) => (
          <SearchSelect
            {...input}
            label={props.label}
            options={props.options}
            required
            placeholder={personTexts.searchPlaceholder}
          />
        )}
      </Field>
      {otherId === null ? null : (
        <Checkbox
          size="sm"
          label={props.otherLabel}
          checked={isOther}
          disabled={otherId === undefined}
          onChange={(event) => form.set({ [name]: event.currentTarget.checked ? (otherId ?? '') : '' })}
        />
      )}
      {isOther ? (
        <Field form={form} name={props.textName}>
          {(input) => <TextInput {...input} label={props.textLabel} required autoComplete={props.autoComplete} />}
        </Field>
      ) : null}
    </Stack>
  );
}
