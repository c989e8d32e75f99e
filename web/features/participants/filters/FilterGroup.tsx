import { Fieldset, Stack, Switch, Text } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { number } from '../../../texts/ru/plural.ts';
import { PlainCheckbox } from '../../../ui/PlainCheckbox.tsx';
import { type Filter, type FilterName, toggled } from '../list/view.ts';
import classes from './FilterGroup.module.css';
import type { FilterChoice } from './filterLabels.ts';

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
export const FilterGroup = memo(function FilterGroup({
  name,
  label,
  choices,
  filter,
  onChange,
  children,
}: FilterGroupProps) {
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
        {choices.map(({ value, label: choice, count }) => (
          <PlainCheckbox
            key={value}
            checked={filter.values.includes(value)}
            onChange={() => onChange(name, toggled(filter, value))}
            label={
              <>
                {choice} {count === null ? null : <span className={classes.count}>{number(count)}</span>}
              </>
            }
          />
        ))}
        {filter.values.length > 0 ? (
          <Switch
            size="sm"
            mt={4}
            label={listTexts.filter.except}
            aria-label={listTexts.filter.exceptOf(label)}
            checked={filter.isExcept}
            onChange={({ currentTarget }) => onChange(name, { ...filter, isExcept: currentTarget.checked })}
          />
        ) : null}
      </Stack>
    </Fieldset>
  );
});
