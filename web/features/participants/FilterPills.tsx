import { Button, Group, Pill } from '@mantine/core';
import { listTexts } from '../../texts/ru/moderators.ts';
import { filterLabel } from './filterLabels.ts';
import type { ViewAddress } from './useView.ts';
import { filterNames, noFilters, toggled } from './view.ts';

const texts = listTexts.filter;

interface FilterPillsProps {
  address: ViewAddress;
  sections: ReadonlyMap<string, string>;
}

/** What the list is narrowed to, each taken away by its own button. */
export function FilterPills({ address: { view, change }, sections }: FilterPillsProps) {
  const pills = filterNames.flatMap((name) => {
    const filter = view.filters[name];
    return filter.values.map((value) => {
      const label = filterLabel(name, value, sections);
      return {
        key: `${name} ${value}`,
        text: `${texts.names[name]}: ${filter.isExcept ? texts.isExcept(label) : label}`,
        remove: () => change({ filters: { ...view.filters, [name]: toggled(filter, value) } }),
      };
    });
  });
  if (pills.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={texts.chosen}>
      {pills.map(({ key, text, remove }) => (
        <Pill
          key={key}
          size="lg"
          withRemoveButton
          onRemove={remove}
          // Mantine hides this button from keyboard and screen readers, because its pills stand inside of a field.
          removeButtonProps={{ 'aria-label': texts.remove(text), 'aria-hidden': false, tabIndex: 0 }}
          maw="100%"
        >
          {text}
        </Pill>
      ))}
      {pills.length > 1 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => change({ filters: noFilters })}>
          {texts.clear}
        </Button>
      ) : null}
    </Group>
  );
}
