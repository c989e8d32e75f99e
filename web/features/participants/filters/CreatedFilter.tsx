import { SimpleGrid } from '@mantine/core';
import { memo, useEffect, useState } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { isCalendarDay } from '../../../lib/dates.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { type Filter, type FilterName, rangeOf } from '../scope/filters.ts';
import { useListScope } from '../scope/listContext.ts';
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
    </FilterSet>
  );
});
