import { Popover, Skeleton, TextInput, type TextInputProps } from '@mantine/core';
import { useDisclosure, useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';
import { dayTexts } from '#texts/days.ts';
import { formatDate, isDayBetween, parseDate } from '../../lib/dates.ts';
import { cleanText } from '../../lib/forms/cleanText.ts';
import { lazyDialog } from '../page/lazyDialog.tsx';

// The calendar's code is large, and people who type the date do not need it.
const Calendar = lazyDialog('Calendar', () => import('./Calendar.tsx'), <Skeleton width={252} height={280} />);

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** A day as `YYYY-MM-DD`, '' if empty, or the typed text while it is not an allowed day. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  minDate: string;
  maxDate: string;
}

/**
 * A calendar day, typed as дд.мм.гггг or picked. Mantine's DateInput silently removes a text that is not a day; this field keeps
 * it, and the form shows the error. The focus stays in the field while the calendar is open.
 */
export function DateField({ minDate, maxDate, ...given }: DateFieldProps) {
  const { value: controlled, defaultValue, onChange: report, onBlur, ...props } = given;
  const [value, onChange] = useUncontrolled({
    ...(controlled === undefined ? {} : { value: controlled }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(report === undefined ? {} : { onChange: report }),
    finalValue: '',
  });
  const [opened, { open, close }] = useDisclosure(false);
  // Null while the person does not type: the field then shows the day in the usual format.
  const [typed, setTyped] = useState<string | null>(null);
  const isDay = isDayBetween(value, minDate, maxDate);
  const leave = () => {
    close();
    setTyped(null);
  };
  return (
    // As in Mantine's DateInput, the field keeps the focus and the calendar is not a dialog.
    <Popover opened={opened} position="bottom-start" shadow="md" withRoles={false} withinPortal={false}>
      <Popover.Target>
        <TextInput
          placeholder={dayTexts.placeholder}
          autoComplete="bday"
          {...props}
          // Escape closes the calendar, not the surrounding dialog.
          data-mantine-stop-propagation={opened || undefined}
          value={typed ?? (isDay ? formatDate(value) : value)}
          onChange={({ currentTarget }) => {
            // A copied date may have invisible characters.
            const day = parseDate(cleanText(currentTarget.value));
            setTyped(currentTarget.value);
            onChange(day !== null && isDayBetween(day, minDate, maxDate) ? day : currentTarget.value);
          }}
          onFocus={open}
          onClick={open}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        />
      </Popover.Target>
      <Popover.Dropdown p={4} onMouseDown={(event) => event.preventDefault()}>
        <Calendar
          value={isDay ? value : null}
          minDate={minDate}
          maxDate={maxDate}
          onChoose={(day) => {
            onChange(day);
            leave();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
