import { Button, Group, SimpleGrid } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
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

const typedOf = (value = '..') => {
  const { from, to } = rangeOf(value);
  return { from: from ?? '', to: to ?? '' };
};

/** The days of registration, both included; an end is ignored until it is a day of the calendar. */
export const CreatedFilter = memo(function CreatedFilter({ filter, onChange }: CreatedFilterProps) {
  const { year } = useListScope();
  const [value = ''] = filter.values;
  const [typed, setTyped] = useState(() => typedOf(value));
  const today = serviceDay();
  const lastVisit = useLastVisit(today);
  // Follows the address, because the filter may be removed elsewhere.
  useEffect(() => setTyped(typedOf(value)), [value]);
  const filterBy = (range: string) => onChange('created', { values: range === '' ? [] : [range], isExcept: false });
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    const isWhole = [next.from, next.to].every((day) => day === '' || isCalendarDay(day));
    if (isWhole) filterBy(next.from === '' && next.to === '' ? '' : `${next.from}..${next.to}`);
  };
  const isReversed = typed.from !== '' && typed.to !== '' && isCalendarDay(typed.to) && typed.to < typed.from;
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
            error={end === 'to' && isReversed ? texts.range.reversed : null}
            onChange={(day) => change({ [end]: day })}
            minDate={`${year - 1}-01-01`}
            maxDate={`${year + 1}-12-31`}
          />
        ))}
      </SimpleGrid>
    </>
  );
});
