import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { memo, useMemo } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { Later } from '../../../ui/dialog/Later.tsx';
import { useOpensLater } from '../../../ui/dialog/useOpensLater.ts';
import { noFilters } from '../scope/filters.ts';
import type { ViewAddress } from '../scope/useView.ts';
import { CancelledFilter } from './CancelledFilter.tsx';
import { CreatedFilter } from './CreatedFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterPanel_FacetsFragment } from './FilterPanel.generated.ts';
import { choicesOf, type ListedFilter, namesOf } from './filterChoices.ts';
import { OrganizationFilter } from './OrganizationFilter.tsx';
import { SlotFilter } from './SlotFilter.tsx';

interface FilterDrawerProps {
  opened: boolean;
  address: ViewAddress;
  facets: FilterPanel_FacetsFragment;
  totalCount: number;
  isModeratorList: boolean;
  onClose: () => void;
}

const texts = listTexts.filter;
const first = ['status', 'format', 'confirmed', 'section', 'thesis', 'files'] as const;
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
    <Drawer opened={useOpensLater(opened)} onClose={onClose} position="right" title={texts.title}>
      <Later fallback={<Skeleton height={480} />}>
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
      </Later>
    </Drawer>
  );
});
