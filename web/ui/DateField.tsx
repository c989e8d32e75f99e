import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates';
import { parseDate } from '../lib/dates.ts';
import { commonTexts } from '../texts/ru/common.ts';

const MONDAY = 1;

/**
 * A calendar day as `YYYY-MM-DD`, picked or typed as дд.мм.гггг; weeks start on Monday. The library's own parser would
 * take 07.03 for the third of July.
 */
export function DateField(props: DateInputProps) {
  return (
    <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: MONDAY }}>
      <DateInput
        valueFormat="DD.MM.YYYY"
        dateParser={parseDate}
        placeholder="дд.мм.гггг"
        autoComplete="bday"
        ariaLabels={commonTexts.calendar}
        hideOutsideDates
        popoverProps={{ withinPortal: false }}
        {...props}
      />
    </DatesProvider>
  );
}
