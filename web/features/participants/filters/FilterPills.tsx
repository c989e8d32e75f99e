import { listTexts } from '../../../texts/ru/participantList.ts';
import { RemovablePills } from '../../../ui/RemovablePills.tsx';
import type { ViewAddress } from '../list/useView.ts';
import { filterNames, noFilters, toggled } from '../list/view.ts';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';
import { filterLabel, namesOf } from './filterLabels.ts';

const texts = listTexts.filter;

interface FilterPillsProps {
  address: ViewAddress;
  facets: FilterPanel_FacetsFragment;
}

/** What the list is narrowed to, each taken away by its own button. */
export function FilterPills({ address: { view, change }, facets }: FilterPillsProps) {
  const names = namesOf(facets);
  const pills = filterNames.flatMap((name) => {
    const filter = view.filters[name];
    return filter.values.map((value) => {
      const label = filterLabel(name, value, names);
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
