import { type ComboboxItem, NativeSelect, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { cabinetTexts } from '#texts/cabinet.ts';
import { personTexts } from '#texts/person.ts';

interface ReferenceSelectProps extends ReturnType<UseFormReturnType<object>['getInputProps']> {
  /** Null if the list could not be loaded. */
  options: readonly ComboboxItem[] | null;
  /** The profile's value, shown if the list is missing or lacks it; its label is '' if unknown. */
  saved?: ComboboxItem | null;
  label: string;
  /** Whether the list is long: people then find a choice by typing. */
  isLong?: boolean;
  required?: boolean;
  id?: string;
}

const { listFailed, savedChoice } = cabinetTexts.profile;

/** A choice from one of the provider's lists, with Mantine's input props; without the list it shows the saved value. */
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
      // Rendered again when the list comes: a select ignores a value whose option comes later.
      key={String(isMissing)}
      {...common}
      data={[{ value: '', label: choosePlaceholder, disabled: true }, ...choices]}
      autoComplete="off"
    />
  );
}
