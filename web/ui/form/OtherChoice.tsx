import { type ComboboxItem, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { personTexts } from '#texts/person.ts';
import type { PersonValues } from '../../lib/forms/person.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';

const choices = {
  organization: { name: 'organizationId', textName: 'otherOrganization', autoComplete: 'organization' },
  position: { name: 'positionId', textName: 'otherPosition', autoComplete: 'organization-title' },
} as const;

interface OtherChoiceProps {
  form: UseFormReturnType<Pick<PersonValues, 'organizationId' | 'otherOrganization' | 'positionId' | 'otherPosition'>>;
  of: keyof typeof choices;
  /** Null if the list could not be loaded. */
  options: readonly ComboboxItem[] | null;
  saved?: ComboboxItem | null;
  required?: boolean;
  /** Whether a choice is the list's 'other'. */
  isOther: (chosen: string) => boolean;
  /** Content between the list and the typed name. */
  children?: ReactNode;
}

/** Organisation or position: a searchable list whose 'other' choice reveals a free text (ACC-08, 1§5). */
export function OtherChoice({ form, of, isOther, children, ...list }: OtherChoiceProps) {
  const { name, textName, autoComplete } = choices[of];
  const chosen = form.useWatchValue(name);
  // A provider may keep a typed name that it does not answer.
  const initial = form.getInitialValues();
  return (
    <Stack gap="xs">
      <ReferenceSelect
        key={form.key(name)}
        {...form.getInputProps(name)}
        label={personTexts.fields[of]}
        isLong
        {...list}
      />
      {children}
      {isOther(chosen) ? (
        <TextInput
          key={form.key(textName)}
          {...form.getInputProps(textName)}
          label={personTexts.fields[textName]}
          required={chosen !== initial[name] || initial[textName] !== ''}
          autoComplete={autoComplete}
        />
      ) : null}
    </Stack>
  );
}
