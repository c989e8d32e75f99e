import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { ProgrammeAddress } from './useProgrammeAddress.ts';

const PAUSE = 250;

/** The text of the search field: shown at once, in the address after a pause, and following Back and links. */
export function useSearchText({ query, change }: ProgrammeAddress): [string, (text: string) => void] {
  const [text, setText] = useState(query);
  const written = useRef(query);
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setText(query);
  }, [query]);
  const write = useDebouncedCallback((value: string) => {
    written.current = value.trim();
    // Searching leaves the plan.
    change({ q: value.trim(), view: null, plan: null });
  }, PAUSE);
  return [
    text,
    (value) => {
      setText(value);
      write(value);
    },
  ];
}
