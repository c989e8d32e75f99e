/**
 * Handles input on a prerendered page before its code has loaded. Texts and choices stay in their fields, and the script in
 * index.html stores the last pressed button; both are repeated after hydration.
 */

declare global {
  interface Window {
    /** Set by the script in index.html. */
    early?: { button: HTMLElement | null; stop: () => void };
  }
}

/** Repeats a change of a field, so that React receives it. */
function repeat(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    if (field.value !== first?.value) field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    if (field.type === 'checkbox' || !field.defaultChecked) field.click();
    return;
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  // React ignores a value that its own setter wrote; the prototype's setter makes it a change.
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Repeats, once, all actions before hydration: first the fields, then the pressed button. */
export function repeatEarly(): void {
  const done = window.early;
  if (done === undefined) return;
  dropEarly();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) repeat(field);
  done.button?.click();
}

/** Drops the early actions: their page is replaced. */
export function dropEarly(): void {
  window.early?.stop();
  delete window.early;
}
