import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates';
import type { FormEvent } from 'react';
import { isDayBetween, parseDate } from '../lib/dates.ts';
import { commonTexts } from '../texts/ru/common.ts';

const MONDAY = 1;

interface DateFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'minDate' | 'maxDate'> {
  /** A day as `YYYY-MM-DD`, '' where nothing is given, or the typed text while that is no day between the two. */
  value?: string;
  onChange?: (value: string) => void;
  minDate: string;
  maxDate: string;
}

/**
 * A calendar day, picked or typed as дд.мм.гггг; weeks start on Monday. The library's own parser would take 07.03 for
 * the third of July, and it would put the former day back in the place of a typed one that it does not take: here what
 * was typed stays, and the form says what is wrong with it.
 */
export function DateField({ value = '', onChange, minDate, maxDate, ...props }: DateFieldProps) {
  const isDay = (text: string | null) => text !== null && isDayBetween(text, minDate, maxDate);
  const keepTyped = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (!isDay(parseDate(currentTarget.value))) onChange?.(currentTarget.value);
  };
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: MONDAY }}>
      <DateInput
        valueFormat="DD.MM.YYYY"
        dateParser={parseDate}
        fixOnBlur={false}
        placeholder="дд.мм.гггг"
        autoComplete="bday"
        ariaLabels={commonTexts.calendar}
        hideOutsideDates
        popoverProps={{ withinPortal: false }}
        {...props}
        minDate={minDate}
        maxDate={maxDate}
        value={isDay(value) ? value : null}
        onChange={(day) => {
          if (day !== null) onChange?.(day);
        }}
        onInput={keepTyped}
      />
    </DatesProvider>
  );
}
