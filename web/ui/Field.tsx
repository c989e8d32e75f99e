import type { ReactNode, SyntheticEvent } from 'react';
import { type Form, useFormState, useFormValue } from './form.ts';

/** A change of an input or a native select. */
type ChoiceEvent = SyntheticEvent<HTMLInputElement | HTMLSelectElement>;

/** What an input takes from its field of the form. */
interface FieldInput<Value> {
  value: Value;
  error: string | undefined;
  /** Takes the new value, or the event of an input that has it. */
  onChange: (change: Value | ChoiceEvent) => void;
}

interface FieldProps<Values extends object, Name extends keyof Values & string> {
  form: Form<Values>;
  name: Name;
  children: (input: FieldInput<Values[Name]>) => ReactNode;
}

function isEvent(change: unknown): change is ChoiceEvent {
  return typeof change === 'object' && change !== null && 'currentTarget' in change;
}

/** One field of a form: only its own value and message draw it again. */
export function Field<Values extends object, Name extends keyof Values & string>(props: FieldProps<Values, Name>) {
  const { form, name, children } = props;
  const value = useFormValue(form, name);
  const error = useFormState(form, ({ errors }) => errors[name]);
  const onChange = (change: Values[Name] | ChoiceEvent) => {
    if (!isEvent(change)) return form.set({ [name]: change } as unknown as Partial<Values>);
    const field = change.currentTarget;
    const isCheckbox = field instanceof HTMLInputElement && field.type === 'checkbox';
    form.set({ [name]: isCheckbox ? field.checked : field.value } as unknown as Partial<Values>);
  };
  return children({ value, error, onChange });
}
