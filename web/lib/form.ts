/**
 * What a form holds. It lives outside React's state, so that a key draws the field that it was typed into and nothing
 * else of the form.
 */
import { type SyntheticEvent, useState, useSyncExternalStore } from 'react';

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormState<Values> {
  values: Values;
  /** What was saved, or what the form began with. */
  saved: Values;
  errors: FieldErrors;
}

export interface Form<Values extends object> {
  read: () => FormState<Values>;
  subscribe: (listener: () => void) => () => void;
  /** Changes fields; their messages go. */
  set: (changes: Partial<Values>) => void;
  setErrors: (errors: FieldErrors) => void;
  clearError: (field: keyof Values & string) => void;
  /** Goes back to what was saved. */
  reset: () => void;
  /** These values were saved. */
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

/** A part of what the form holds; the component is drawn again when that part is another. */
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

interface SubmitOptions<Values> {
  /** Messages of the fields that are wrong; none when all is well. */
  validate: (values: Values) => Partial<Record<keyof Values, string>>;
  send: (values: Values) => unknown;
  onInvalid: () => void;
}

/** Sends the form when all its fields are right, else shows their messages. */
export function submitForm<Values extends object>(form: Form<Values>, options: SubmitOptions<Values>) {
  return (event?: SyntheticEvent): void => {
    event?.preventDefault();
    const { values } = form.read();
    const errors = options.validate(values) as FieldErrors;
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) options.onInvalid();
    else void options.send(values);
  };
}
