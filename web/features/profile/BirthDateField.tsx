import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { DateInput, DatesProvider } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { parseTypedDate } from '../../lib/typedDate.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { birthDateRange, type ProfileValues } from './rules.ts';

const MONDAY = 1;
const { fields, hints, calendar } = cabinetTexts.profile;

/** Birth date, picked or typed as дд.мм.гггг; weeks start on Monday (CAB-01). */
export function BirthDateField({ form }: { form: UseFormReturnType<ProfileValues> }) {
  const { value, onChange, ...props } = form.getInputProps('birthDate');
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: MONDAY }}>
      <DateInput
        label={fields.birthDate}
        description={hints.birthDate}
        placeholder={hints.birthDatePlaceholder}
        valueFormat="DD.MM.YYYY"
        dateParser={parseTypedDate}
        minDate={birthDateRange.min}
        maxDate={birthDateRange.max}
        ariaLabels={calendar}
        hideOutsideDates
        popoverProps={{ withinPortal: false }}
        autoComplete="bday"
        {...props}
        value={value === '' ? null : value}
        onChange={(day) => onChange(day ?? '')}
      />
    </DatesProvider>
  );
}
