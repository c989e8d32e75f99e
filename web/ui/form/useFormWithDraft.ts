/** Drafts: unsaved input survives a reload, a lost session and a failed call. */
import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type DraftPlace, draftKey, readDraft, removeDraft, writeDraft } from '../../lib/draftStorage.ts';

interface DraftOptions<Values> extends DraftPlace {
  /** Fields that a draft never contains: passwords. */
  never?: readonly (keyof Values)[];
}

/** A form's draft. */
export interface Draft<Values> {
  /** Whether typed or restored input is unsaved. */
  isDirty: boolean;
  /** The restored input, until it is saved or discarded: the service's time of its last change, if known, and its basis. */
  restored: { at: string | null; basis?: unknown } | null;
  /** Whether the browser stores the draft. */
  isStored: boolean;
  /** Returns to the saved values and removes the draft. */
  discard: () => void;
  /** Removes the draft and leaves the form unchanged, after it was sent. */
  clear: () => void;
  /** Records that these values were saved. */
  markSaved: (values: Values) => void;
  /** Takes newer saved values: fields without input show them. */
  rebase: (saved: Values) => void;
}

const differs = (value: unknown, other: unknown): boolean => JSON.stringify(value) !== JSON.stringify(other);

/** The changed fields. */
function serialize<Values extends object>(values: Values, saved: Values, never: readonly (keyof Values)[]): string {
  const fields = Object.keys(values) as (keyof Values)[];
  const isChanged = (field: keyof Values) => !never.includes(field) && differs(values[field], saved[field]);
  return JSON.stringify(Object.fromEntries(fields.filter(isChanged).map((field) => [field, values[field]])));
}

const NOTHING = '{}';

/**
 * A Mantine form that stores a draft and restores it when the form opens again. A saved or unchanged form has no draft;
 * without `draftOptions` there is never one.
 */
export function useFormWithDraft<Values extends object>(
  options: UseFormInput<Values> & { initialValues: Values },
  draftOptions: DraftOptions<Values> | null,
): [UseFormReturnType<Values>, Draft<Values>] {
  const { never = [], ...place } = draftOptions ?? { name: '', version: 0, account: null };
  const key = draftOptions === null ? null : draftKey(place);
  const [restored, setRestored] = useState<Draft<Values>['restored']>(null);
  const [isStored, setStored] = useState(true);
  const [isDirty, setDirty] = useState(false);
  const follow = useRef(() => {});
  const basis = useRef(place.basis);
  basis.current = place.basis;
  const form = useForm<Values>({
    mode: 'uncontrolled',
    ...options,
    // The first letter of a field renders the whole form, because the field becomes dirty: the next key goes first.
    enhanceGetInputProps: ({ inputProps: { onChange } }) => ({
      onChange: (change: unknown) => startTransition(() => onChange(change)),
    }),
    onValuesChange: (...change) => {
      follow.current();
      options.onValuesChange?.(...change);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the place, and the form stays the same
  useEffect(() => {
    if (key === null) return;
    const draft = readDraft(place);
    const changes = () => serialize(form.getValues(), form.getInitialValues(), never);
    let stored = draft === null ? changes() : JSON.stringify(draft.changed);
    // What is stored again keeps the draft's own basis.
    if (draft?.basis !== undefined) basis.current = draft.basis;
    setRestored(draft && { at: draft.shownAt, basis: draft.basis });
    // Sets field by field, so that text typed into other fields meanwhile stays.
    for (const [field, value] of Object.entries(draft?.changed ?? {})) form.setFieldValue(field, value as never);
    follow.current = () => {
      const serialized = changes();
      setDirty(serialized !== NOTHING);
      if (serialized === stored) return;
      const before = stored;
      stored = serialized;
      if (serialized === NOTHING) {
        // What another tab has stored since stays.
        if (JSON.stringify(readDraft(place)?.changed) === before) removeDraft(place);
        // Input from now on is new, not restored.
        setRestored(null);
      } else
        setStored(writeDraft({ ...place, basis: basis.current }, JSON.parse(serialized) as Record<string, unknown>));
    };
    follow.current();
  }, [key]);

  const draft = {
    isDirty,
    restored: isDirty ? restored : null,
    isStored,
    discard: () => {
      setRestored(null);
      // Removes the draft too, if there is input: without input a stored draft is another tab's.
      form.reset();
    },
    clear: () => {
      if (key !== null) removeDraft(place);
    },
    markSaved: (values: Values) => {
      form.resetDirty(values);
      follow.current();
    },
    rebase: (saved: Values) => {
      const [values, before] = [form.getValues(), form.getInitialValues()];
      form.setInitialValues(saved);
      for (const field of Object.keys(saved) as (keyof Values & string)[]) {
        const hasInput = differs(values[field], before[field]);
        if (!hasInput && differs(values[field], saved[field])) form.setFieldValue(field, saved[field] as never);
      }
      follow.current();
    },
  };
  return [form, draft];
}
