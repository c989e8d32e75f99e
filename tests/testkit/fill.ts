import { fireEvent } from '@testing-library/react';

/** Sets the whole text of a field at once. `user.type` draws the form for every key: keep it for tests of the keys. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
