import { type SyntheticEvent, useRef } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import type { FieldErrors, Form } from './form.ts';
import { useOnce } from './useOnce.ts';

interface SubmitOptions<Values> {
  /** Messages of the fields that are wrong; none when all is well. */
  check: (values: Values) => Partial<Record<keyof Values & string, string>>;
  send: (values: Values) => Promise<unknown>;
}

/** Sends a form when all its fields are right, once at a time; else shows their messages and focuses the first. */
export function useSubmit<Values extends object>(form: Form<Values>, { check, send }: SubmitOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const sendOnce = useOnce(send);
  const focusInvalid = () => focusFirstInvalid(element.current);
  const showErrors = (errors: FieldErrors) => {
    form.setErrors(errors);
    focusInvalid();
  };
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const { values } = form.read();
    const errors = check(values) as FieldErrors;
    if (Object.keys(errors).length > 0) return showErrors(errors);
    form.setErrors({});
    void sendOnce(values);
  };
  return {
    /** What the form's element takes. */
    formProps: { ref: element, onSubmit: submit, noValidate: true } as const,
    submit,
    /** Shows the service's messages on their fields. */
    showErrors,
    focusInvalid,
  };
}
