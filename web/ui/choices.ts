/** Items of the reference lists as selects take them; the label is '' where the list could not be read. */
import type { Choice } from './SearchSelectOptions.tsx';

export const named = ({ id, name }: { id: string; name: string | null }): Choice => ({ value: id, label: name ?? '' });
export const titled = ({ id, title }: { id: string; title: string | null }): Choice => ({
  value: id,
  label: title ?? '',
});
