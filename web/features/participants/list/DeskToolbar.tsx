import { Box, Button, CloseButton, Group, TextInput } from '@mantine/core';
import { IconFilter, IconMail, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { deskListTexts as texts } from '#texts/deskList.ts';
import { mostCharacters } from '../../../../schema/limits.ts';

interface DeskToolbarProps {
  /** What stands in the search field. */
  text: string;
  onType: (text: string) => void;
  filterCount: number;
  onFilters: () => void;
  /** How many found rows are chosen. */
  chosenCount: number;
  onChange: () => void;
  onWrite: () => void;
  more: ReactNode;
}

/** One row of tools. With chosen rows the actions on them take the place of the search on a phone. */
export function DeskToolbar(props: DeskToolbarProps) {
  const { text, onType, filterCount, onFilters, chosenCount, onChange, onWrite, more } = props;
  const isChosen = chosenCount > 0;
  const filters = filterCount === 0 ? texts.filter.open : texts.filter.openCount(filterCount);
  return (
    <Group gap={6}>
      <TextInput
        {...(isChosen && { visibleFrom: 'sm' })}
        flex="1 1 0"
        miw="8rem"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        maxLength={mostCharacters.search}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={text === '' ? null : <CloseButton aria-label={texts.clearSearch} onClick={() => onType('')} />}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {isChosen ? (
        <>
          <Button px="sm" style={{ flexShrink: 0 }} onClick={onChange}>
            {texts.selection.change(chosenCount)}
          </Button>
          <Button
            px="sm"
            variant="default"
            style={{ flexShrink: 0 }}
            aria-label={texts.selection.write}
            onClick={onWrite}
          >
            <IconMail size={18} aria-hidden />
            <Box component="span" visibleFrom="sm" ms={6}>
              {texts.selection.write}
            </Box>
          </Button>
        </>
      ) : null}
      <Button
        variant="default"
        px="sm"
        ms={isChosen ? 'auto' : 0}
        style={{ flexShrink: 0 }}
        aria-label={filters}
        onClick={onFilters}
      >
        <IconFilter size={18} aria-hidden />
        <Box component="span" visibleFrom="sm" ms={6}>
          {filters}
        </Box>
      </Button>
      {more}
    </Group>
  );
}
