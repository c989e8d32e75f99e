import { memo } from 'react';
import { listTexts } from '#texts/participantList.ts';
import type { Filter, FilterName } from '../scope/filterRules.ts';
import { FilterChoiceBox, FilterSet } from './FilterGroup.tsx';

const texts = listTexts.filter;

interface SlotFilterProps {
  filter: Filter;
  /** Null where no record has a slot. */
  counts: readonly { value: number | null; count: number }[] | null;
  onChange: (name: FilterName, filter: Filter) => void;
}

/** Whether a talk has a slot; only the address can filter by a single slot. */
export const SlotFilter = memo(function SlotFilter({ filter, counts, onChange }: SlotFilterProps) {
  const countOf = (hasSlot: boolean) =>
    counts?.reduce((sum, { value, count }) => ((value !== null) === hasSlot ? sum + count : sum), 0) ?? null;
  const isPlain = filter.values.length === 1 && filter.values[0] === '';
  const choices = [
    { isExcept: true, label: texts.hasSlot, count: countOf(true) },
    { isExcept: false, label: texts.none.slot, count: countOf(false) },
  ];
  return (
    <FilterSet name="slot" filter={filter}>
      {choices.map(({ isExcept, label, count }) => {
        const checked = isPlain && filter.isExcept === isExcept;
        const change = () => onChange('slot', { values: checked ? [] : [''], isExcept: checked ? false : isExcept });
        return <FilterChoiceBox key={label} {...{ label, count, checked }} onChange={change} />;
      })}
    </FilterSet>
  );
});
