import { Checkbox, Select, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { accountsTexts } from '../../texts/ru/accounts.ts';
import { commonTexts } from '../../texts/ru/common.ts';

interface OtherChoiceFieldProps {
  label: string;
  /** Label of the checkbox that stands for the 'other' choice. */
  otherLabel: string;
  textLabel: string;
  options: { value: string; label: string }[];
  /** The 'other' choice of the list; null where the list has none. */
  otherId: string | null;
  value: string | null;
  onChange: (value: string | null) => void;
  text: string;
  onText: (text: string) => void;
  error?: ReactNode;
  textError?: ReactNode;
  autoComplete: string;
}

/**
 * A searchable list with an 'other' choice. List and checkbox are two views of one value, so they are always in step;
 * the choice reveals the free text (ACC-08).
 */
export function OtherChoiceField(props: OtherChoiceFieldProps) {
  const { otherId, value, onChange } = props;
  const isOther = otherId !== null && value === otherId;
  return (
    <Stack gap="sm">
      <Select
        label={props.label}
        data={props.options}
        value={value}
        onChange={onChange}
        error={props.error}
        searchable
        required
        placeholder={accountsTexts.registration.searchPlaceholder}
        nothingFoundMessage={commonTexts.nothingFound}
        limit={200}
        autoComplete="off"
      />
      {otherId === null ? null : (
        <Checkbox
          size="sm"
          label={props.otherLabel}
          checked={isOther}
          onChange={(event) => onChange(event.currentTarget.checked ? otherId : null)}
        />
      )}
      {isOther ? (
        <TextInput
          label={props.textLabel}
          required
          value={props.text}
          onChange={(event) => props.onText(event.currentTarget.value)}
          error={props.textError}
          autoComplete={props.autoComplete}
        />
      ) : null}
    </Stack>
  );
}
