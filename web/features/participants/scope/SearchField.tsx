import { CloseButton, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { memo } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { mostCharacters } from '../../../../schema/limits.ts';
import { useSearchText } from '../../../ui/page/useSearchText.ts';

interface SearchFieldProps {
  /** The search in the address. */
  search: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** Focuses the search field of a part of the page. */
export const focusSearch = (part: Element | null) =>
  part?.querySelector<HTMLElement>(`[aria-label="${listTexts.search.label}"]`)?.focus();

/** The search field of a list; the address stores the search. */
export const SearchField = memo(function SearchField({ search, placeholder, onSearch }: SearchFieldProps) {
  const [text, type] = useSearchText(search, onSearch);
  // Next to a list's tools, only a wide screen has room for the long placeholder.
  const isWide = useMediaQuery('(min-width: 100em)');
  return (
    <TextInput
      aria-label={listTexts.search.label}
      placeholder={isWide ? placeholder : listTexts.search.short}
      maxLength={mostCharacters.search}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={text === '' ? null : <CloseButton aria-label={listTexts.clearSearch} onClick={() => type('')} />}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      flex="1 1 10rem"
    />
  );
});
