import { Accordion, Checkbox, Fieldset, Stack, Switch, Text } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { number } from '#texts/plural.ts';
import { useShownFirst } from '../../../ui/page/useShownFirst.ts';
import { type Filter, type FilterName, filterRules, isSet } from '../scope/filterRules.ts';
import { toggled } from '../scope/filters.ts';
import classes from './FilterChoiceBox.module.css';
import type { FilterChoice } from './filterChoices.ts';

const texts = listTexts.filter;
const hints: Partial<Record<FilterName, string>> = texts.hints;

interface FilterChoiceBoxProps {
  label: string;
  /** Number of records with the value; null while unknown. */
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

interface FilterSetProps {
  name: FilterName;
  filter: Filter;
  children: ReactNode;
}

/** The controls of one filter, folded under its name with the number of chosen values. */
export function FilterSet({ name, filter, children }: FilterSetProps) {
  const label = texts.names[name];
  const hint = hints[name];
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>
        <Text component="span" fw={600}>
          {label}
        </Text>
        {isSet(filter) ? (
          <Text component="span" size="sm" c="dimmed">
            {', '}
            {texts.chosenOf(filter.values.length)}
          </Text>
        ) : null}
      </Accordion.Control>
      <Accordion.Panel>
        <Fieldset variant="unstyled" aria-label={label}>
          <Stack gap="xs">
            {hint === undefined ? null : (
              <Text size="sm" c="dimmed">
                {hint}
              </Text>
            )}
            {children}
          </Stack>
        </Fieldset>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

interface FilterGroupProps {
  name: FilterName;
  choices: readonly FilterChoice[];
  filter: Filter;
  onChange: (name: FilterName, filter: Filter) => void;
  /** Content above the choices. */
  children?: ReactNode;
}

/** One filter: its values with their counts, and 'кроме', which inverts it. */
export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const { name, choices, onChange, children } = props;
  const [filter, choose] = useShownFirst(props.filter, (next) => onChange(name, next));
  const { isSingle } = filterRules[name];
  return (
    <FilterSet name={name} filter={filter}>
      {children}
      {choices.map(({ value, label, count }) => (
        <FilterChoiceBox
          key={value}
          label={label}
          count={count}
          checked={filter.values.includes(value)}
          onChange={() => choose(toggled(filter, value, isSingle))}
        />
      ))}
      {isSet(filter) && !isSingle ? (
        <Switch
          size="sm"
          mt={4}
          label={texts.except}
          aria-label={texts.exceptOf(texts.names[name])}
          checked={filter.isExcept}
          onChange={({ currentTarget }) => choose({ ...filter, isExcept: currentTarget.checked })}
        />
      ) : null}
    </FilterSet>
  );
});
