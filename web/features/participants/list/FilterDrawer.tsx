import { Accordion, Button, Checkbox, Drawer, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { deskListTexts } from '#texts/deskList.ts';
import { number } from '#texts/plural.ts';
import { foldText, matchesWords, searchWords } from '../../../../schema/searchText.ts';
import { useBackCloses } from '../../../ui/dialog/useBackCloses.ts';
import { useReturnsFocus } from '../../../ui/focus/useReturnsFocus.ts';
import { toggledFilter } from '../model/address.ts';
import { chosenFilters, type FilterFacet, type Filters, facetsOf, noFilters } from '../model/filters.ts';
import type { DeskRows } from './useDeskRows.ts';

const texts = deskListTexts.filter;
/** More values than these get a search field. */
const FEW = 12;

interface FilterValuesProps {
  facet: FilterFacet;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function FilterValues({ facet: { name, choices }, chosen, onToggle }: FilterValuesProps) {
  const [search, setSearch] = useState('');
  const words = searchWords(search);
  return (
    <Stack gap="xs">
      {choices.length > FEW ? (
        <TextInput
          size="sm"
          aria-label={`${texts.search}: ${texts.names[name]}`}
          placeholder={texts.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      ) : null}
      {choices
        .filter(({ label }) => matchesWords(foldText(label), words))
        .map(({ value, label, count }) => (
          <Group key={value} justify="space-between" wrap="nowrap" gap="sm">
            <Checkbox label={label} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <Text size="sm" c="dimmed">
              {number(count)}
            </Text>
          </Group>
        ))}
    </Stack>
  );
}

interface FilterDrawerProps extends Pick<DeskRows, 'all' | 'narrowing' | 'found'> {
  onFilters: (filters: Filters) => void;
  onClose: () => void;
}

/** The filters that the list has values for, with counts; the list behind follows each choice. */
export function FilterDrawer({ all, narrowing, found, onFilters, onClose }: FilterDrawerProps) {
  useBackCloses(true, onClose);
  useReturnsFocus(true);
  // A box follows its click at once; the list and the counts follow when they are computed.
  const [filters, setFilters] = useState(narrowing.filters);
  const change = (next: Filters) => {
    setFilters(next);
    onFilters(next);
  };
  const facets = useMemo(() => facetsOf(all, narrowing), [all, narrowing]);
  return (
    <Drawer opened onClose={onClose} position="right" title={texts.title} size="sm">
      <Stack gap="md">
        <Accordion
          multiple
          keepMounted={false}
          defaultValue={['state', 'format', ...chosenFilters(filters)]}
          variant="separated"
        >
          {facets.map((facet) => (
            <Accordion.Item key={facet.name} value={facet.name}>
              <Accordion.Control>{texts.names[facet.name]}</Accordion.Control>
              <Accordion.Panel>
                <FilterValues
                  facet={facet}
                  chosen={filters[facet.name]}
                  onToggle={(value) => change(toggledFilter(filters, facet.name, value))}
                />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        <Group justify="space-between" gap="xs" pos="sticky" bottom={0} py="sm" bg="var(--mantine-color-body)">
          <Button
            variant="default"
            px="sm"
            disabled={chosenFilters(filters).length === 0}
            onClick={() => change(noFilters)}
          >
            {texts.clear}
          </Button>
          <Button px="sm" onClick={onClose}>
            {texts.show(found.length)}
          </Button>
        </Group>
      </Stack>
    </Drawer>
  );
}
