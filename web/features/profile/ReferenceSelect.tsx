import { NativeSelect } from '@mantine/core';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { personTexts } from '../../texts/ru/person.ts';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import type { Choice } from '../../ui/SearchSelectOptions.tsx';

interface ReferenceSelectProps {
  /** Null where the list could not be loaded. */
  options: readonly Choice[] | null;
  /** What the profile holds, shown where the list is missing or lacks it; its label is '' where it is unknown. */
  saved: Choice | null;
  label: string;
  value: string;
  error: string | null | undefined;
  onChange: (id: string) => void;
  /** The list is long: a choice is found by typing. */
  isLong?: boolean;
  placeholder?: string;
  id?: string;
}

const { listFailed, savedChoice } = cabinetTexts.profile;

/** A choice from one of the provider's lists; without the list it shows the saved value. */
export function ReferenceSelect({
  options,
  saved,
  isLong = false,
  placeholder = personTexts.choosePlaceholder,
  onChange,
  ...props
}: ReferenceSelectProps) {
  const listed = options ?? [];
  const isListed = saved === null || listed.some(({ value }) => value === saved.value);
  const choices = isListed ? listed : [...listed, { ...saved, label: saved.label || savedChoice }];
  const common = {
    ...props,
    ...(options === null ? { disabled: true, description: listFailed } : {}),
  };
  if (isLong) return <SearchSelect {...common} placeholder={placeholder} options={choices} onChange={onChange} />;
  return (
    <NativeSelect
      {...common}
      data={[{ value: '', label: placeholder, disabled: true }, ...choices]}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
