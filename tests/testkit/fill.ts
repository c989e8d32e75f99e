import { fireEvent } from '@testing-library/react';

/** Sets the complete text of a field in one step. `user.type` renders the form for every key: keep it for tests of keys. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}
