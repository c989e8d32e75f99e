import { listTexts } from '#texts/participantList.ts';
import { RemovablePills } from '../../../ui/button/RemovablePills.tsx';
import { filterLabel } from '../scope/filterLabels.ts';
import { filterNames, noFilters, toggled } from '../scope/filters.ts';
import type { ViewAddress } from '../scope/useView.ts';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';
import { namesOf } from './filterChoices.ts';

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
      const isPlanned = name === 'slot' && value === '';
      const chosen = !filter.isExcept ? label : isPlanned ? texts.hasSlot : texts.isExcept(label);
      return {
        key: `${name} ${value}`,
        text: `${texts.names[name]}: ${chosen}`,
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
