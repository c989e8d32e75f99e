import { Checkbox, Fieldset, Group, Stack, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '../../texts/ru/participantList.ts';
import { number } from '../../texts/ru/plural.ts';
import type { FilterChoice } from './filterLabels.ts';
import { type Filter, toggled } from './view.ts';

interface FilterGroupProps {
  label: string;
  choices: readonly FilterChoice[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** What stands above the choices. */
  children?: ReactNode;
}

/** One filter: its values with their counts, and 'кроме', which turns it round. */
export function FilterGroup({ label, choices, filter, onChange, children }: FilterGroupProps) {
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
        {choices.map(({ value, label: name, count }) => (
          <Checkbox
            key={value}
            size="sm"
            checked={filter.values.includes(value)}
            onChange={() => onChange(toggled(filter, value))}
            label={
              <Group component="span" gap={6} wrap="nowrap" align="baseline" display="inline-flex">
                <span>{name}</span>{' '}
                {count === null ? null : (
                  <Text component="span" size="xs" c="dimmed">
                    {number(count)}
                  </Text>
                )}
              </Group>
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
            onChange={({ currentTarget }) => onChange({ ...filter, isExcept: currentTarget.checked })}
          />
        ) : null}
      </Stack>
    </Fieldset>
  );
}
