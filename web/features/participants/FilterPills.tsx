import { listTexts } from '../../texts/ru/participantList.ts';
import { RemovablePills } from '../../ui/RemovablePills.tsx';
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
  return (
    <RemovablePills
      label={texts.chosen}
      pills={pills}
      removeLabel={texts.remove}
      clearLabel={texts.clear}
      onClear={() => change({ filters: noFilters })}
    />
  );
}
