import { Checkbox, Fieldset, Stack, Switch, Text } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { number } from '#texts/plural.ts';
import { type Filter, type FilterName, isSet, isSingle, toggled } from '../scope/filters.ts';
import classes from './FilterChoiceBox.module.css';
import type { FilterChoice } from './filterChoices.ts';

interface FilterChoiceBoxProps {
  label: string;
  /** Records that have the value; null while that is not known. */
  count: number | null;
  checked: boolean;
  onChange: () => void;
}

/** A value of a filter with its count. */
export function FilterChoiceBox({ label, count, checked, onChange }: FilterChoiceBoxProps) {
  return (
    <Checkbox
      size="sm"
      checked={checked}
      onChange={onChange}
      label={
        <>
          {label} {count === null ? null : <span className={classes.count}>{number(count)}</span>}
        </>
      }
    />
  );
}

/** The input elements of one filter under its name. */
export function FilterSet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text component="span" fw={600}>
          {label}
        </Text>
      }
    >
      <Stack gap="xs" mt="xs">
        {children}
      </Stack>
    </Fieldset>
  );
}

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
