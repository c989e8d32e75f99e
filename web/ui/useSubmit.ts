import { type SyntheticEvent, useRef } from 'react';
import { explainFailure } from '../lib/failures.ts';
import { notifyError, toast } from '../lib/notify.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import type { FieldErrors, Form } from './form.ts';
import { useOnce } from './useOnce.ts';

interface SubmitOptions<Values, Rules> {
  /** Loads the module with the form's rules: when the form is used, not with the page. */
  rules: () => Promise<Rules>;
  /** Messages of the fields that are wrong; none when all is well. */
  check: (rules: Rules, values: Values) => Partial<Record<keyof Values & string, string>>;
  send: (values: Values) => Promise<unknown>;
}

/** Sends a form when all its fields are right, once at a time; else shows their messages and focuses the first. */
export function useSubmit<Values extends object, Rules>(form: Form<Values>, options: SubmitOptions<Values, Rules>) {
  const element = useRef<HTMLFormElement>(null);
  const focusInvalid = () => focusFirstInvalid(element.current);
  const showErrors = (errors: FieldErrors) => {
    form.setErrors(errors);
    focusInvalid();
  };
  const run = useOnce(async () => {
    const rules = await options.rules().catch((error: unknown) => {
      notifyError(explainFailure(error).message, { autoClose: toast.failedCall });
      return null;
    });
    if (rules === null) return;
    const { values } = form.read();
    const errors = options.check(rules, values) as FieldErrors;
    if (Object.keys(errors).length > 0) return showErrors(errors);
    form.setErrors({});
    await options.send(values);
  });
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    void run();
  };
  /** The rules are there before the form is sent. */
  const preload = () => void options.rules().catch(() => null);
  return {
    /** Props of the form's element. */
    formProps: { ref: element, onSubmit: submit, onFocus: preload, noValidate: true } as const,
    submit,
    /** Shows the service's messages on their fields. */
    showErrors,
    focusInvalid,
  };
}
