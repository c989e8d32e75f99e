import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState } from 'react';
import { listTexts } from '#texts/participantList.ts';

interface SearchFieldProps {
  /** What the address says. */
  search: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

const PAUSE = 250;
const MOST = 200;

/** The search: shown at once, in the address after a pause, and following Back and links. */
export const SearchField = memo(function SearchField({ search, placeholder, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setText(search);
  }, [search]);
  const write = useDebouncedCallback((value: string) => {
    written.current = value.trim();
    onSearch(value.trim());
  }, PAUSE);
  const type = (value: string) => {
    setText(value);
    write(value);
  };
  return (
    <TextInput
      aria-label={listTexts.search.label}
      placeholder={placeholder}
      maxLength={MOST}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={text === '' ? null : <CloseButton aria-label={listTexts.clearSearch} onClick={() => type('')} />}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      flex="1 1 10rem"
    />
  );
});
