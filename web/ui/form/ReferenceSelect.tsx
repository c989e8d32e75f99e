import { type ComboboxItem, NativeSelect, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { cabinetTexts } from '#texts/cabinet.ts';
import { personTexts } from '#texts/person.ts';

interface ReferenceSelectProps extends ReturnType<UseFormReturnType<object>['getInputProps']> {
  /** Null where the list could not be loaded. */
  options: readonly ComboboxItem[] | null;
  /** What the profile holds, shown where the list is missing or lacks it; its label is '' where it is unknown. */
  saved?: ComboboxItem | null;
  label: string;
  /** The list is long: a choice is found by typing. */
  isLong?: boolean;
  required?: boolean;
  id?: string;
}

const { listFailed, savedChoice } = cabinetTexts.profile;

/** A choice from one of the provider's lists, with the library's input props; without the list it shows the saved value. */
export function ReferenceSelect(given: ReferenceSelectProps) {
  const { options, saved = null, isLong = false, ...props } = given;
  const { choosePlaceholder, searchPlaceholder } = personTexts;
  const listed = options ?? [];
  const isListed = saved === null || listed.some(({ value }) => value === saved.value);
  const choices = isListed ? listed : [...listed, { ...saved, label: saved.label || savedChoice }];
  const isMissing = options === null;
  const common = { ...props, ...(isMissing ? { disabled: true, description: listFailed } : {}) };
  if (isLong) return <Select {...common} placeholder={searchPlaceholder} data={choices} />;
  return (
    <NativeSelect
      // A select takes no value whose choice comes later.
      key={String(isMissing)}
      {...common}
      data={[{ value: '', label: choosePlaceholder, disabled: true }, ...choices]}
      autoComplete="off"
    />
  );
}
