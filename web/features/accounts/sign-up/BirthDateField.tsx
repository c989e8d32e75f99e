import type { Form } from '../../../lib/form.ts';
import { accountsTexts } from '../../../texts/ru/accounts.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { birthDateRange, type RegistrationValues } from './signUpForm.ts';

/** Birth date of a new account (ACC-09). */
export function BirthDateField({ form }: { form: Form<RegistrationValues> }) {
  return (
    <Field form={form} name="birthDate">
      {(input) => (
        <DateField
          {...input}
          label={accountsTexts.fields.birthDate}
          minDate={birthDateRange.min}
          maxDate={birthDateRange.max}
          required
        />
      )}
    </Field>
  );
}
