import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { keyOf } from '../../../lib/ids.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useAfterPaint } from '../../../ui/page/useAfterPaint.ts';
import { filterLabel } from '../scope/filterLabels.ts';
import type { Filter, FilterName, FilterNames } from '../scope/filterRules.ts';
import { useListScope } from '../scope/listContext.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { FilterChoice } from './filterChoices.ts';
import { useOrganizationFacetQuery } from './OrganizationFacet.generated.ts';

const PAUSE = 250;
/** How many organisations are shown without a search. */
const MOST_SHOWN = 12;
const texts = listTexts.filter;

interface OrganizationFilterProps {
  filter: Filter;
  /** Names of the chosen ones. */
  names: FilterNames;
  onChange: (name: FilterName, filter: Filter) => void;
}

/** The filter by organisation: the most frequent or the found ones, and always the chosen ones. */
export function OrganizationFilter({ filter, names, onChange }: OrganizationFilterProps) {
  const { year, project, filter: chosen } = useListScope();
  const listFilter = useAfterPaint(chosen);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE);
  const { data, previousData, error, loading, refetch } = useOrganizationFacetQuery({
    variables: { year, project, filter: listFilter, search: search || null },
  });
  const found = (data ?? previousData)?.edition?.participants?.facets.organizations ?? [];
  const choices: FilterChoice[] = found.slice(0, MOST_SHOWN).map(({ organization, count }) => ({
    value: organization === null ? '' : keyOf(organization.id),
    label: organization === null ? texts.none.org : (organization.name ?? texts.unknownOrganization),
    count,
  }));
  const others = filter.values
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: filterLabel('org', value, names), count: null }));
  return (
    <FilterGroup name="org" choices={[...others, ...choices]} filter={filter} onChange={onChange}>
      <TextInput
        size="sm"
        aria-label={texts.organizationSearch}
        placeholder={texts.organizationSearch}
        value={text}
        rightSection={loading ? <Loader size="xs" /> : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {error ? <LoadFailure error={error} subject={texts.names.org} onRetry={refetch} /> : null}
    </FilterGroup>
  );
}
