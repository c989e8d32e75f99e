import { birthDates } from '../../lib/forms/person.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { personTexts } from '../../texts/ru/person.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Form } from '../../ui/form.ts';
import { hintBelow } from '../../ui/hintBelow.ts';
import type { ProfileValues } from './profileForm.ts';

/** Birth date within the cabinet's range (CAB-01). */
export function BirthDateField({ form }: { form: Form<ProfileValues> }) {
  return (
    <Field form={form} name="birthDate">
      {(input) => (
        <DateField
          {...input}
          label={personTexts.fields.birthDate}
          description={cabinetTexts.profile.hints.birthDate}
          inputWrapperOrder={hintBelow}
          minDate={birthDates.profile.min}
          maxDate={birthDates.profile.max}
        />
      )}
    </Field>
  );
}
