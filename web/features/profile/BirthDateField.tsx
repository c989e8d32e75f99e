import type { Form } from '../../lib/form.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { hintBelow } from '../../ui/hintBelow.ts';
import { birthDateRange, type ProfileValues } from './rules.ts';

const { fields, hints } = cabinetTexts.profile;

/** Birth date within the cabinet's range (CAB-01). */
export function BirthDateField({ form }: { form: Form<ProfileValues> }) {
  return (
    <Field form={form} name="birthDate">
      {(input) => (
        <DateField
          {...input}
          label={fields.birthDate}
          description={hints.birthDate}
          inputWrapperOrder={hintBelow}
          minDate={birthDateRange.min}
          maxDate={birthDateRange.max}
        />
      )}
    </Field>
  );
}
