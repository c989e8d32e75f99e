import { Button, Drawer, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { memo, useEffect, useMemo, useState } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { isCalendarDay } from '../../../lib/dates.ts';
import { Deferred } from '../../../ui/dialog/Deferred.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useDeferredOpen } from '../../../ui/dialog/useDeferredOpen.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { type Filter, type FilterName, noFilters, rangeOf } from '../scope/filters.ts';
import { useListScope } from '../scope/listContext.ts';
import type { ViewAddress } from '../scope/useView.ts';
import { useCancelledCountQuery } from './CancelledCount.generated.ts';
import { FilterChoiceBox, FilterGroup, FilterSet } from './FilterGroup.tsx';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';
import { choicesOf, type ListedFilter, namesOf } from './filterChoices.ts';
import { OrganizationFilter } from './OrganizationFilter.tsx';

const texts = listTexts.filter;

interface CreatedFilterProps {
  filter: Filter;
  onChange: (name: FilterName, filter: Filter) => void;
}

const typedOf = (value = '..') => {
  const { from, to } = rangeOf(value);
  return { from: from ?? '', to: to ?? '' };
};

/** The days of registration, both included; an end that is no day of the calendar yet is not searched by. */
const CreatedFilter = memo(function CreatedFilter({ filter, onChange }: CreatedFilterProps) {
  const { year } = useListScope();
  const [value] = filter.values;
  const [typed, setTyped] = useState(() => typedOf(value));
  // Follows the address: the filter may be removed elsewhere.
  useEffect(() => setTyped(typedOf(value)), [value]);
  const change = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    const isWhole = [next.from, next.to].every((day) => day === '' || isCalendarDay(day));
    if (!isWhole) return;
    const isEmpty = next.from === '' && next.to === '';
    onChange('created', { values: isEmpty ? [] : [`${next.from}..${next.to}`], isExcept: false });
  };
  const isReversed = typed.from !== '' && typed.to !== '' && isCalendarDay(typed.to) && typed.to < typed.from;
  return (
    <FilterSet label={texts.names.created}>
      <SimpleGrid cols={2} spacing="sm">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            size="sm"
            label={texts.range[end]}
            autoComplete="off"
            value={typed[end]}
            error={end === 'to' && isReversed ? texts.range.reversed : null}
            onChange={(day) => change({ [end]: day })}
            minDate={`${year - 1}-01-01`}
            maxDate={`${year + 1}-12-31`}
          />
        ))}
      </SimpleGrid>
    </FilterSet>
  );
});

interface SlotFilterProps {
  filter: Filter;
  counts: readonly { value: number | null; count: number }[];
  onChange: (name: FilterName, filter: Filter) => void;
}

/** Whether a talk has a slot; a single slot is filtered by the address alone. */
const SlotFilter = memo(function SlotFilter({ filter, counts, onChange }: SlotFilterProps) {
  const without = counts.reduce((sum, { value, count }) => (value === null ? sum + count : sum), 0);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const isPlain = filter.values.length === 1 && filter.values[0] === '';
  const choices = [
    { isExcept: true, label: texts.hasSlot, count: all - without },
    { isExcept: false, label: texts.none.slot, count: without },
  ];
  return (
    <FilterSet label={texts.names.slot}>
      {choices.map(({ isExcept, label, count }) => {
        const checked = isPlain && filter.isExcept === isExcept;
        const change = () => onChange('slot', { values: checked ? [] : [''], isExcept: checked ? false : isExcept });
        return <FilterChoiceBox key={label} {...{ label, count, checked }} onChange={change} />;
      })}
    </FilterSet>
  );
});

/** The cancelled registrations instead of the active ones. */
function CancelledFilter({ address: { view, change } }: { address: ViewAddress }) {
  const { year, project } = useListScope();
  const isThere = useSlices().has('cancelled');
  const { data } = useCancelledCountQuery({
    variables: { year, project },
    skip: !isThere,
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.edition?.participants?.listCount;
  if (!isThere || (count === undefined && !view.isCancelled)) return null;
  return (
    <FilterChoiceBox
      label={listTexts.cancelled.filter}
      count={count ?? null}
      checked={view.isCancelled}
      onChange={() => change({ isCancelled: !view.isCancelled })}
    />
  );
}

interface FilterDrawerProps {
  opened: boolean;
  address: ViewAddress;
  facets: FilterPanel_FacetsFragment;
  totalCount: number;
  isModeratorList: boolean;
  onClose: () => void;
}

const first = ['status', 'format', 'confirmed', 'section', 'thesis', 'files', 'untitled', 'double'] as const;
const others = ['tour', 'tshirt', 'days', 'school'] as const;

/** All filters with their counts; the list behind follows at once. */
export const FilterDrawer = memo(function FilterDrawer(props: FilterDrawerProps) {
  const { opened, address, facets, totalCount, isModeratorList, onClose } = props;
  const { view, change, changeFilter } = address;
  const choices = useMemo(() => choicesOf(facets), [facets]);
  const group = (name: ListedFilter) => (
    <FilterGroup
      key={name}
      name={name}
      label={texts.names[name]}
      choices={choices[name]}
      filter={view.filters[name]}
      onChange={changeFilter}
    />
  );
  return (
    <Drawer opened={useDeferredOpen(opened)} onClose={onClose} position="right" title={texts.title}>
      <Deferred fallback={<Skeleton height={480} />}>
        <Stack gap="lg">
          {isModeratorList ? (
            <>
              <CancelledFilter address={address} />
              {first.map(group)}
              <SlotFilter filter={view.filters.slot} counts={facets.talkSlots ?? []} onChange={changeFilter} />
              {(['day', 'track'] as const).map(group)}
              <CreatedFilter filter={view.filters.created} onChange={changeFilter} />
              {others.map(group)}
            </>
          ) : null}
          <OrganizationFilter filter={view.filters.org} names={namesOf(facets)} onChange={changeFilter} />
          <DialogActions>
            <Button variant="default" onClick={() => change({ filters: noFilters })}>
              {texts.clear}
            </Button>
            <Button onClick={onClose}>{texts.show(totalCount)}</Button>
          </DialogActions>
        </Stack>
      </Deferred>
    </Drawer>
  );
});
