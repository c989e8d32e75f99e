/**
 * A rendered page stands there before its code does. What a person does meanwhile is not lost: texts and choices stay
 * in their fields, and the last button that was pressed is remembered by the script in index.html.
 */

declare global {
  interface Window {
    /** What the script in index.html leaves. */
    early?: { button: HTMLElement | null; stop: () => void };
  }
}

/** Does again what was done to a field, so that React hears of it. */
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
  // React takes a value that it set itself for known; one that is set past it is a change.
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Repeats, once, what was done to the page before it came to life: its fields first, then the pressed button. */
export function repeatEarly(): void {
  const done = window.early;
  if (done === undefined) return;
  forgetEarly();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) repeat(field);
  done.button?.click();
}

/** Nothing is repeated: what stood there is gone. */
export function forgetEarly(): void {
  window.early?.stop();
  delete window.early;
}
