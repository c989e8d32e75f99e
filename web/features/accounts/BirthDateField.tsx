import type { UseFormReturnType } from '@mantine/form';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { DateField } from '../../ui/DateField.tsx';
import { BIRTH_DATE_MIN, type RegistrationValues } from './registrationForm.ts';

/** Birth date of a new account (ACC-09). */
export function BirthDateField({ form }: { form: UseFormReturnType<RegistrationValues> }) {
  return (
    <DateField
      label={accountsTexts.fields.birthDate}
      minDate={BIRTH_DATE_MIN}
      required
      {...form.getInputProps('birthDate')}
    />
  );
}
