import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE = 250;

/** The text of a search field: written into the address after a pause, and changed by Back and links. */
export function useSearchText(search: string, onSearch: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setText(search);
  }, [search]);
  const write = useDebouncedCallback((value: string) => {
    if (value === written.current) return;
    written.current = value;
    onSearch(value);
  }, PAUSE);
  const type = useCallback(
    (value: string) => {
      setText(value);
      write(value.trim());
    },
    [write],
  );
  return [text, type];
}
