import '@mantine/dates/styles.css';
import 'dayjs/locale/ru';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { dayTexts } from '#texts/days.ts';
import { serviceDay } from '../../lib/serviceClock.ts';

const MONDAY = 1;

interface CalendarProps {
  /** A day as `YYYY-MM-DD`; null for none. */
  value: string | null;
  minDate: string;
  maxDate: string;
  onChoose: (day: string) => void;
}

/** The days to choose from, beginning with the service's month; weeks start on Monday. */
export function Calendar({ value, minDate, maxDate, onChoose }: CalendarProps) {
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: MONDAY }}>
      <DatePicker
        ariaLabels={dayTexts.calendar}
        hideOutsideDates
        // As in Mantine's DateInput: Tab goes on to the next field, because leaving this one closes the calendar.
        __preventFocus
        minDate={minDate}
        maxDate={maxDate}
        defaultDate={value ?? serviceDay()}
        value={value}
        onChange={(day) => {
          if (day !== null) onChoose(day);
        }}
      />
    </DatesProvider>
  );
}
