/** The state of a form. It is outside React's state, so that a key renders only the field that it was typed into. */
import { useState, useSyncExternalStore } from 'react';

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormState<Values> {
  values: Values;
  /** The saved values, at first the initial ones. */
  saved: Values;
  errors: FieldErrors;
}

export interface Form<Values extends object> {
  read: () => FormState<Values>;
  subscribe: (listener: () => void) => () => void;
  /** Changes fields and clears their messages. */
  set: (changes: Partial<Values>) => void;
  setErrors: (errors: FieldErrors) => void;
  clearError: (field: keyof Values & string) => void;
  /** Returns to the saved values. */
  reset: () => void;
  /** Records that these values were saved. */
  markSaved: (values: Values) => void;
}

const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

function createForm<Values extends object>(initial: Values): Form<Values> {
  let state: FormState<Values> = { values: initial, saved: initial, errors: {} };
  const listeners = new Set<() => void>();
  const put = (changes: Partial<FormState<Values>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (changes) =>
      put({ values: { ...state.values, ...changes }, errors: without(state.errors, Object.keys(changes)) }),
    setErrors: (errors) => put({ errors }),
    clearError: (field) => put({ errors: without(state.errors, [field]) }),
    reset: () => put({ values: state.saved, errors: {} }),
    markSaved: (saved) => put({ saved }),
  };
}

/** A form that begins with these values. */
export function useForm<Values extends object>(initial: Values): Form<Values> {
  const [form] = useState(() => createForm(initial));
  return form;
}

/** A part of the form's state; the component renders again when that part changes. */
export function useFormState<Values extends object, Part>(
  form: Form<Values>,
  select: (state: FormState<Values>) => Part,
): Part {
  const read = () => select(form.read());
  return useSyncExternalStore(form.subscribe, read, read);
}

/** The value of one field. */
export const useFormValue = <Values extends object, Name extends keyof Values>(form: Form<Values>, name: Name) =>
  useFormState(form, ({ values }) => values[name]);
