/** Nothing typed is lost: what a form holds beyond what was saved outlives a reload, a lost session and a failed call. */
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { type DraftPlace, draftKey, readDraft, removeDraft, writeDraft } from './draftStorage.ts';

interface DraftOptions<Values> extends DraftPlace {
  /** Fields that are never kept: passwords. */
  never?: readonly (keyof Values)[];
}

/** A form's draft. */
export interface Draft {
  /** Whether anything typed is not saved; unlike the form's own mark it knows of restored values too. */
  isDirty: boolean;
  /** When what was restored was typed (an instant); null where nothing was, or nothing of it is left. */
  restoredAt: string | null;
  /** Whether the browser keeps what is typed. */
  isKept: boolean;
  /** Puts the form back to what was saved; the draft is gone. */
  discard: () => void;
  /** The draft is gone, the form stays as it is: for a form that is left after it was sent. */
  clear: () => void;
}

function changedFields<Values extends object>(
  values: Values,
  saved: Values,
  never: readonly (keyof Values)[],
): Partial<Values> {
  const fields = Object.keys(values) as (keyof Values)[];
  const isChanged = (field: keyof Values) =>
    !never.includes(field) && JSON.stringify(values[field]) !== JSON.stringify(saved[field]);
  return Object.fromEntries(fields.filter(isChanged).map((field) => [field, values[field]])) as Partial<Values>;
}

const NOTHING = '{}';

/**
 * Keeps a draft of a form and restores it when the form is opened again. Saving is told by the form itself: after
 * `resetDirty` or `reset` nothing differs, and the draft is gone.
 */
export function useDraft<Values extends object>(
  form: UseFormReturnType<Values>,
  { never = [], ...place }: DraftOptions<Values>,
): Draft {
  const key = draftKey(place);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const serialized = JSON.stringify(changedFields(form.values, form.getInitialValues(), never));
  const handled = useRef({ key: '', serialized: NOTHING });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place, the text for the values
  useEffect(() => {
    if (handled.current.key !== key) {
      const draft = readDraft(place);
      handled.current = { key, serialized: draft === null ? serialized : JSON.stringify(draft.changed) };
      setRestoredAt(draft?.savedAt ?? null);
      if (draft !== null) form.setValues(draft.changed as Partial<Values>);
      return;
    }
    if (handled.current.serialized === serialized) return;
    handled.current = { key, serialized };
    if (serialized === NOTHING) removeDraft(place);
    else setKept(writeDraft(place, JSON.parse(serialized) as Record<string, unknown>));
  }, [key, serialized]);

  return {
    isDirty: serialized !== NOTHING,
    restoredAt: serialized === NOTHING ? null : restoredAt,
    isKept,
    discard: () => {
      removeDraft(place);
      setRestoredAt(null);
      form.reset();
    },
    clear: () => removeDraft(place),
  };
}
