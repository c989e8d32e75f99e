import { useState } from 'react';

/** Which letters of a plan go out: all or none of them, but for the exceptions. */
export function useLetterChoices(areSentAtFirst: boolean) {
  const [areSent, setSent] = useState(areSentAtFirst);
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Whether the letter about a record goes out. */
    sends: (id: string) => areSent !== exceptions.has(id),
    toggle: (id: string) =>
      setExceptions((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    setAll: (value: boolean) => {
      setSent(value);
      setExceptions(new Set());
    },
  };
}

export type LetterChoices = ReturnType<typeof useLetterChoices>;
