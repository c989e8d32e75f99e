import { listTexts } from '#texts/participantList.ts';
import { RemovablePills } from '../../../ui/button/RemovablePills.tsx';
import type { FilterPanel_FacetsFragment } from '../scope/FilterPanel.generated.ts';
import { filterTexts, namesOf } from '../scope/filterLabels.ts';
import { noFilters, toggled } from '../scope/filters.ts';
import type { ViewAddress } from '../scope/useView.ts';

const texts = listTexts.filter;

interface FilterPillsProps {
  address: ViewAddress;
  facets: FilterPanel_FacetsFragment;
}

/** The active filters, each with a button that removes it. */
export function FilterPills({ address: { view, change }, facets }: FilterPillsProps) {
  const pills = filterTexts(view.filters, namesOf(facets)).map(({ name, value, text }) => ({
    key: `${name} ${value}`,
    text,
    remove: () => change({ filters: { ...view.filters, [name]: toggled(view.filters[name], value) } }),
  }));
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
