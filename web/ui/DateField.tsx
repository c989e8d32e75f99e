import { Skeleton, TextInput, type TextInputProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatDate, isDayBetween, parseDate } from '../lib/dates.ts';
import classes from './Dropdown.module.css';
import { useDropdown } from './useDropdown.ts';

// The calendar is heavy, and people who type never see it.
const Calendar = lazy(() => import('./Calendar.tsx').then((it) => ({ default: it.Calendar })));

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A day as `YYYY-MM-DD`, '' where nothing is given, or the typed text while that is no day between the two. */
  value: string;
  onChange: (value: string) => void;
  minDate: string;
  maxDate: string;
}

/**
 * A calendar day, typed as дд.мм.гггг or picked. Wrong input stays, and the form says what is wrong. The focus stays in
 * the field while the calendar is open.
 */
export function DateField({ value, onChange, minDate, maxDate, ...props }: DateFieldProps) {
  const { place, isOpen, isAbove, open, close } = useDropdown();
  // Null while nothing is typed: the field then shows the day as it is written everywhere.
  const [typed, setTyped] = useState<string | null>(null);
  const isDay = isDayBetween(value, minDate, maxDate);
  const leave = () => {
    close();
    setTyped(null);
  };
  return (
    <TextInput
      placeholder="дд.мм.гггг"
      autoComplete="bday"
      {...props}
      inputContainer={(field) => (
        <div ref={place} className={classes.place}>
          {field}
          {isOpen ? (
            // A press in the calendar leaves the focus in the field.
            // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
            <div className={classes.dropdown} data-above={isAbove} onMouseDown={(event) => event.preventDefault()}>
              <Suspense fallback={<Skeleton width={252} height={280} />}>
                <Calendar
                  value={isDay ? value : null}
                  minDate={minDate}
                  maxDate={maxDate}
                  onChoose={(day) => {
                    onChange(day);
                    leave();
                  }}
                />
              </Suspense>
            </div>
          ) : null}
        </div>
      )}
      value={typed ?? (isDay ? formatDate(value) : value)}
      onChange={({ currentTarget }) => {
        const day = parseDate(currentTarget.value);
        setTyped(currentTarget.value);
        onChange(day !== null && isDayBetween(day, minDate, maxDate) ? day : currentTarget.value);
      }}
      onFocus={open}
      onClick={open}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    />
  );
}
