import type { UseFormReturnType } from '@mantine/form';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { DateField } from '../../ui/DateField.tsx';
import { birthDateRange, type RegistrationValues } from './registrationForm.ts';

/** Birth date of a new account (ACC-09). */
export function BirthDateField({ form }: { form: UseFormReturnType<RegistrationValues> }) {
  return (
    <DateField
      label={accountsTexts.fields.birthDate}
      minDate={birthDateRange.min}
      maxDate={birthDateRange.max}
      required
      {...form.getInputProps('birthDate')}
    />
  );
}
