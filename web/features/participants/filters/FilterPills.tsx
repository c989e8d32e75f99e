import { listTexts } from '../../../texts/ru/participantList.ts';
import { RemovablePills } from '../../../ui/RemovablePills.tsx';
import { filterNames, noFilters, toggled } from '../list/filters.ts';
import type { ViewAddress } from '../list/useView.ts';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';
import { chosenLabel, namesOf } from './filterLabels.ts';

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
      return {
        key: `${name} ${value}`,
        text: `${texts.names[name]}: ${chosenLabel(name, value, filter.isExcept, names)}`,
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
