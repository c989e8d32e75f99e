import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { explainFailure } from '../../lib/failures.ts';
import { cleanText } from '../../lib/forms/cleanText.ts';
import { notifyError, toast } from '../../lib/notify.ts';

interface SubmitOptions<Values> {
  /** Loads the module with the form's rules when the form gets the focus; the submit waits for it. */
  loadRules?: () => Promise<unknown>;
  send: (values: Values) => Promise<unknown>;
}

/**
 * Adds what Mantine's `onSubmit` lacks. If a form is submitted again while `validate` runs, Mantine sends it twice, the first
 * time unchecked; it reports no error if the rules cannot be loaded; it does not focus the first wrong field; and it sends
 * invisible characters of copied texts.
 */
export function useFormSubmit<Values>(form: UseFormReturnType<Values>, { loadRules, send }: SubmitOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const awaitsFocus = useRef(false);
  // Mantine marks only fields, so `data-wrong-group` marks a group of radios.
  const focusInvalid = () =>
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong-group] input')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages are rendered once they have changed
  useEffect(() => {
    if (awaitsFocus.current) focusInvalid();
    awaitsFocus.current = false;
  }, [form.errors]);

  /** The rules and the service get the texts as people see them. A password may hold anything. */
  const cleanTexts = () => {
    for (const [name, value] of Object.entries(form.getValues() as object)) {
      if (typeof value !== 'string' || /password/i.test(name)) continue;
      const text = cleanText(value);
      if (text === value.trim()) continue;
      // A field that is mounted again would lose the focus.
      const input = element.current?.querySelector<HTMLInputElement>(`[data-path="${name}"]`) ?? null;
      if (input !== null) input.value = text;
      form.setFieldValue(name, text as never, { forceUpdate: input === null });
    }
  };
  const isValid = async (): Promise<boolean> => {
    awaitsFocus.current = true;
    try {
      return !(await form.validate()).hasErrors;
    } catch (error) {
      notifyError(explainFailure(error).message, { autoClose: toast.failedCall });
      return false;
    }
  };
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      cleanTexts();
      if (await isValid()) await send(form.getValues());
    } finally {
      isRunning.current = false;
    }
  };
  return {
    /** Props of the form's element. */
    formProps: {
      ref: element,
      onSubmit: (event: SyntheticEvent) => void submit(event),
      onFocus: () => void loadRules?.().catch(() => null),
      noValidate: true,
    } as const,
    submit,
    /** Shows the service's messages on their fields. */
    showErrors: (errors: FormErrors) => {
      awaitsFocus.current = true;
      form.setErrors(errors);
    },
    focusInvalid,
  };
}
