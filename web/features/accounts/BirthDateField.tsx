import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { DateInput, DatesProvider } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { BIRTH_DATE_MIN, type RegistrationValues } from './registrationForm.ts';

const MONDAY = 1;

/** Birth date, picked or typed as дд.мм.гггг; weeks start on Monday (ACC-09). */
export function BirthDateField({ form }: { form: UseFormReturnType<RegistrationValues> }) {
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: MONDAY }}>
      <DateInput
        label={accountsTexts.fields.birthDate}
        valueFormat="DD.MM.YYYY"
        placeholder="дд.мм.гггг"
        minDate={BIRTH_DATE_MIN}
        required
        autoComplete="bday"
        {...form.getInputProps('birthDate')}
      />
    </DatesProvider>
  );
}
