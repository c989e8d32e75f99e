import { Accordion, Button, Drawer, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { Deferred } from '../../../ui/dialog/Deferred.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useDeferredOpen } from '../../../ui/dialog/useDeferredOpen.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import type { FilterPanel_FacetsFragment } from '../scope/FilterPanel.generated.ts';
import { namesOf } from '../scope/filterLabels.ts';
import { type FilterName, filterNames } from '../scope/filterRules.ts';
import { noFilters } from '../scope/filters.ts';
import { useListScope } from '../scope/listContext.ts';
import type { ViewAddress } from '../scope/useView.ts';
import { useCancelledCountQuery } from './CancelledCount.generated.ts';
import { CreatedFilter } from './CreatedFilter.tsx';
import { FilterChoiceBox, FilterGroup, FilterSet } from './FilterGroup.tsx';
import { choicesOf } from './filterChoices.ts';
import { isFound, isOffered, openAtFirst, searched } from './filterGroups.ts';
import { OrganizationFilter } from './OrganizationFilter.tsx';
import { SlotFilter } from './SlotFilter.tsx';

const texts = listTexts.filter;

/** Shows the cancelled registrations instead of the active ones. */
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

const publicFilters: readonly FilterName[] = ['org'];

/** All filters with their counts, foldable and searchable; the list behind the drawer updates immediately. */
export const FilterDrawer = memo(function FilterDrawer(props: FilterDrawerProps) {
  const { opened, address, facets, totalCount, isModeratorList, onClose } = props;
  const { view, change, changeFilter } = address;
  const { project } = useListScope();
  const all = isModeratorList ? filterNames : publicFilters;
  const [unfolded, unfold] = useState<string[]>(() => openAtFirst(view.filters, all));
  const [search, setSearch] = useState('');
  const choices = useMemo(() => choicesOf(facets, view.filters), [facets, view.filters]);
  // A project's list does not contain the other people on a place, so it has no filter for clashes.
  const offered = all
    .filter((name) => name !== 'clash' || project === null)
    .filter((name) => isOffered(name, facets, view.filters[name]));
  const found = offered.filter((name) => isFound(name, choices, search));
  const group = (name: FilterName) => {
    const filter = view.filters[name];
    switch (name) {
      case 'created':
        return (
          <FilterSet key={name} name={name} filter={filter}>
            <CreatedFilter filter={filter} onChange={changeFilter} />
          </FilterSet>
        );
      case 'slot':
        return <SlotFilter key={name} filter={filter} counts={facets.talkSlots} onChange={changeFilter} />;
      case 'org':
        return <OrganizationFilter key={name} filter={filter} names={namesOf(facets)} onChange={changeFilter} />;
      default:
        return (
          <FilterGroup
            key={name}
            name={name}
            choices={searched(name, choices[name], search)}
            filter={filter}
            onChange={changeFilter}
          />
        );
    }
  };
  return (
    <Drawer opened={useDeferredOpen(opened)} onClose={onClose} position="right" title={texts.title}>
      <Deferred fallback={<Skeleton height={480} />}>
        <Stack gap="md">
          {isModeratorList ? (
            <>
              <TextInput
                aria-label={texts.search}
                placeholder={texts.search}
                leftSection={<IconSearch size={18} aria-hidden />}
                value={search}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              />
              <CancelledFilter address={address} />
            </>
          ) : null}
          <Accordion
            multiple
            order={3}
            keepMounted={false}
            value={search.trim() === '' ? unfolded : found}
            onChange={(names) => {
              // A search unfolds the filters that it finds.
              if (search.trim() === '') unfold(names);
            }}
          >
            {found.map(group)}
          </Accordion>
          {found.length === 0 ? <Text role="status">{texts.notFound}</Text> : null}
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
