import { Button, Group, SimpleGrid } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import { dayTexts } from '#texts/days.ts';
import { listTexts } from '#texts/participantList.ts';
import { formatDate, isCalendarDay } from '../../../lib/dates.ts';
import { serviceDay } from '../../../lib/serviceClock.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { type Filter, type FilterName, rangeOf } from '../scope/filterRules.ts';
import { useListScope } from '../scope/listContext.ts';
import { useLastVisit } from '../scope/useLastVisit.ts';

const texts = listTexts.filter;

interface CreatedFilterProps {
  filter: Filter;
  onChange: (name: FilterName, filter: Filter) => void;
}

const typedOf = (value: string) => {
  const { from, to } = rangeOf(value);
  return { from: from ?? '', to: to ?? '' };
};

const noneRejected = { from: false, to: false };
const isWrong = (day: string) => day !== '' && !isCalendarDay(day);

/** The days of registration, both included; the filter stays as it is until each end is a day of the calendar or empty. */
export const CreatedFilter = memo(function CreatedFilter({ filter, onChange }: CreatedFilterProps) {
  const { year } = useListScope();
  const [value = ''] = filter.values;
  const [typed, setTyped] = useState(() => typedOf(value));
  // A day that is still being typed has no message.
  const [rejected, setRejected] = useState(noneRejected);
  const today = serviceDay();
  const lastVisit = useLastVisit(today);
  // Follows the address, because the filter may be removed elsewhere.
  useEffect(() => {
    setTyped(typedOf(value));
    setRejected(noneRejected);
  }, [value]);
  const filterBy = (range: string) => onChange('created', { values: range === '' ? [] : [range], isExcept: false });
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    setRejected({ from: rejected.from && isWrong(next.from), to: rejected.to && isWrong(next.to) });
    if (isWrong(next.from) || isWrong(next.to)) return;
    filterBy(next.from === '' && next.to === '' ? '' : `${next.from}..${next.to}`);
  };
  const minDate = `${year - 1}-01-01`;
  const maxDate = `${year + 1}-12-31`;
  const isReversed = isCalendarDay(typed.from) && isCalendarDay(typed.to) && typed.to < typed.from;
  const errorOf = (end: keyof typeof typed) => {
    if (rejected[end]) return dayTexts.wrong(formatDate(minDate), formatDate(maxDate));
    return end === 'to' && isReversed ? texts.range.reversed : null;
  };
  const ranges = [
    { label: texts.today, range: `${today}..${today}` },
    ...(lastVisit === null ? [] : [{ label: texts.sinceVisit(formatDate(lastVisit)), range: `${lastVisit}..` }]),
  ];
  return (
    <>
      <Group gap="xs">
        {ranges.map(({ label, range }) => (
          <Button
            key={range}
            size="compact-sm"
            variant={value === range ? 'filled' : 'default'}
            aria-pressed={value === range}
            onClick={() => filterBy(value === range ? '' : range)}
          >
            {label}
          </Button>
        ))}
      </Group>
      <SimpleGrid cols={2} spacing="sm">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            size="sm"
            label={texts.range[end]}
            autoComplete="off"
            value={typed[end]}
            error={errorOf(end)}
            onChange={(day) => change({ [end]: day })}
            onBlur={() => setRejected({ ...rejected, [end]: isWrong(typed[end]) })}
            minDate={minDate}
            maxDate={maxDate}
          />
        ))}
      </SimpleGrid>
    </>
  );
});
