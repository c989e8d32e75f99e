/**
 * Moves focus to the first field that a form has marked as wrong, or into the first group of radios that is, once the
 * marks are rendered. The library marks fields only, so a group is marked by `data-wrong-group`.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong-group] input')?.focus();
  });
}
