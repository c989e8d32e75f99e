/** Moves focus to the first field marked as wrong, or into the first group of radios that is, once the marks are drawn. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong-group] input')?.focus();
  });
}
