import { Switch } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { type Filter, type FilterName, isSet, isSingle, toggled } from '../scope/filters.ts';
import { FilterChoiceBox } from './FilterChoiceBox.tsx';
import { FilterSet } from './FilterSet.tsx';
import type { FilterChoice } from './filterChoices.ts';

interface FilterGroupProps {
  name: FilterName;
  label: string;
  choices: readonly FilterChoice[];
  filter: Filter;
  onChange: (name: FilterName, filter: Filter) => void;
  /** What stands above the choices. */
  children?: ReactNode;
}

/** One filter: its values with their counts, and 'кроме', which turns it round. */
export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const { name, label, choices, filter, onChange, children } = props;
  return (
    <FilterSet label={label}>
      {children}
      {choices.map(({ value, label: choice, count }) => (
        <FilterChoiceBox
          key={value}
          label={choice}
          count={count}
          checked={filter.values.includes(value)}
          onChange={() => onChange(name, toggled(filter, value, isSingle(name)))}
        />
      ))}
      {isSet(filter) && !isSingle(name) ? (
        <Switch
          size="sm"
          mt={4}
          label={listTexts.filter.except}
          aria-label={listTexts.filter.exceptOf(label)}
          checked={filter.isExcept}
          onChange={({ currentTarget }) => onChange(name, { ...filter, isExcept: currentTarget.checked })}
        />
      ) : null}
    </FilterSet>
  );
});
