import { birthDates } from '../../../lib/forms/person.ts';
import { personTexts } from '../../../texts/ru/person.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { Form } from '../../../ui/form.ts';
import type { SignUpValues } from './signUpForm.ts';

/** Birth date of a new account (ACC-09). */
export function BirthDateField({ form }: { form: Form<SignUpValues> }) {
  return (
    <Field form={form} name="birthDate">
      {(input) => (
        <DateField
          {...input}
          label={personTexts.fields.birthDate}
          minDate={birthDates.signUp.min}
          maxDate={birthDates.signUp.max}
          required
        />
      )}
    </Field>
  );
}
