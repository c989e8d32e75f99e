import { SimpleGrid } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import { isCalendarDay } from '../../../lib/dates.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { type Filter, type FilterName, rangeOf } from '../list/filters.ts';
import { useListScope } from '../list/listContext.ts';
import { FilterSet } from './FilterSet.tsx';

const texts = listTexts.filter;

interface CreatedFilterProps {
  filter: Filter;
  onChange: (name: FilterName, filter: Filter) => void;
}

const typedOf = (value = '..') => {
  const { from, to } = rangeOf(value);
  return { from: from ?? '', to: to ?? '' };
};

/** The days of registration, both included; an end that is no day of the calendar yet is not searched by. */
export const CreatedFilter = memo(function CreatedFilter({ filter, onChange }: CreatedFilterProps) {
  const { year } = useListScope();
  const [value] = filter.values;
  const [typed, setTyped] = useState(() => typedOf(value));
  // Follows the address: the filter may be removed elsewhere.
  useEffect(() => setTyped(typedOf(value)), [value]);
  const limits = { minDate: `${year - 1}-01-01`, maxDate: `${year + 1}-12-31` };
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    const isWhole = [next.from, next.to].every((day) => day === '' || isCalendarDay(day));
    if (!isWhole) return;
    const isEmpty = next.from === '' && next.to === '';
    onChange('created', { values: isEmpty ? [] : [`${next.from}..${next.to}`], isExcept: false });
  };
  const isReversed = typed.from !== '' && typed.to !== '' && isCalendarDay(typed.to) && typed.to < typed.from;
  return (
    <FilterSet label={texts.names.created}>
      <SimpleGrid cols={2} spacing="sm">
        <DateField
          size="sm"
          label={texts.range.from}
          autoComplete="off"
          value={typed.from}
          onChange={(from) => change({ from })}
          {...limits}
        />
        <DateField
          size="sm"
          label={texts.range.to}
          autoComplete="off"
          value={typed.to}
          error={isReversed ? texts.range.reversed : null}
          onChange={(to) => change({ to })}
          {...limits}
        />
      </SimpleGrid>
    </FilterSet>
  );
});
