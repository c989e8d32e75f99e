/** Converts items of the reference lists to options; the label is '' if the list could not be read. */
import type { ComboboxItem } from '@mantine/core';

export const named = ({ id, name }: { id: string; name: string | null }): ComboboxItem => ({
  value: id,
  label: name ?? '',
});
export const titled = ({ id, title }: { id: string; title: string | null }): ComboboxItem => ({
  value: id,
  label: title ?? '',
});
