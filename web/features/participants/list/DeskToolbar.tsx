import { Box, Button, type ButtonProps, CloseButton, type ElementProps, Group, TextInput } from '@mantine/core';
import { type Icon, IconFilter, IconMail, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { deskListTexts as texts } from '#texts/deskList.ts';
import { mostCharacters } from '../../../../schema/limits.ts';

interface ToolButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  ToolIcon: Icon;
  label: string;
}

/** A tool that is an icon alone on a phone. */
export function ToolButton({ ToolIcon, label, ...props }: ToolButtonProps) {
  return (
    <Button variant="default" px="sm" style={{ flexShrink: 0 }} aria-label={label} {...props}>
      <ToolIcon size={18} aria-hidden />
      <Box component="span" visibleFrom="sm" ms={6}>
        {label}
      </Box>
    </Button>
  );
}

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
          <ToolButton ToolIcon={IconMail} label={texts.selection.write} onClick={onWrite} />
        </>
      ) : null}
      <ToolButton
        ToolIcon={IconFilter}
        label={filterCount === 0 ? texts.filter.open : texts.filter.openCount(filterCount)}
        ms={isChosen ? 'auto' : 0}
        onClick={onFilters}
      />
      {more}
    </Group>
  );
}
