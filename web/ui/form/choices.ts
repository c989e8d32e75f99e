/** Items of the reference lists as selects take them; the label is '' where the list could not be read. */
import type { ComboboxItem } from '@mantine/core';

export const named = ({ id, name }: { id: string; name: string | null }): ComboboxItem => ({
  value: id,
  label: name ?? '',
});
export const titled = ({ id, title }: { id: string; title: string | null }): ComboboxItem => ({
  value: id,
  label: title ?? '',
});
