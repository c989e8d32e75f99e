/** Drafts: unsaved input survives a reload, a lost session and a failed call. */
import { useEffect, useState } from 'react';
import { type DraftPlace, draftKey, readDraft, removeDraft, writeDraft } from '../lib/draftStorage.ts';
import { type Form, useFormState } from './form.ts';

interface DraftOptions<Values> extends DraftPlace {
  /** Fields that are never stored: passwords. */
  never?: readonly (keyof Values)[];
}

/** A form's draft. */
export interface Draft {
  /** Whether typed or restored input is unsaved. */
  isDirty: boolean;
  /** The restored input, until it is saved or discarded: the service's time of its last change, where it was known. */
  restored: { at: string | null } | null;
  /** Whether the browser stores the draft. */
  isStored: boolean;
  /** Returns to the saved values and removes the draft. */
  discard: () => void;
  /** Removes the draft and leaves the form unchanged, after it was sent. */
  clear: () => void;
}

/** The changed fields. */
function serialize<Values extends object>(values: Values, saved: Values, never: readonly (keyof Values)[]): string {
  const fields = Object.keys(values) as (keyof Values)[];
  const isChanged = (field: keyof Values) =>
    !never.includes(field) && JSON.stringify(values[field]) !== JSON.stringify(saved[field]);
  return JSON.stringify(Object.fromEntries(fields.filter(isChanged).map((field) => [field, values[field]])));
}

const NOTHING = '{}';

/** Stores a draft of a form and restores it when the form opens again. A saved or unchanged form has no draft. */
export function useDraft<Values extends object>(
  form: Form<Values>,
  { never = [], ...place }: DraftOptions<Values>,
): Draft {
  const key = draftKey(place);
  const [restored, setRestored] = useState<Draft['restored']>(null);
  const [isStored, setStored] = useState(true);
  const isDirty = useFormState(form, ({ values, saved }) => serialize(values, saved, never) !== NOTHING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
  useEffect(() => {
    const draft = readDraft(place);
    const changesOf = () => serialize(form.read().values, form.read().saved, never);
    let stored = draft === null ? changesOf() : JSON.stringify(draft.changed);
    const follow = () => {
      const serialized = changesOf();
      if (serialized === stored) return;
      stored = serialized;
      if (serialized === NOTHING) {
        removeDraft(place);
        // Later input is new: it was not restored.
        setRestored(null);
      } else setStored(writeDraft(place, JSON.parse(serialized) as Record<string, unknown>));
    };
    setRestored(draft && { at: draft.shownAt ?? null });
    if (draft !== null) form.set(draft.changed as Partial<Values>);
    follow();
    return form.subscribe(follow);
  }, [key, form]);

  return {
    isDirty,
    restored: isDirty ? restored : null,
    isStored,
    discard: () => {
      removeDraft(place);
      setRestored(null);
      form.reset();
    },
    clear: () => removeDraft(place),
  };
}
