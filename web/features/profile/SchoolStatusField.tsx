import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import type { ProfileValues } from './rules.ts';

interface SchoolStatusFieldProps {
  form: UseFormReturnType<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  statuses: ProfileEditor_ReferencesFragment['schoolStatuses'];
}

/** The part of the address that names this field (CAB-04). */
const ANCHOR = 'school_status';
const { fields, rules } = cabinetTexts.profile;

/** The status: an error while it is empty (CAB-01), and where `#school_status` leads (CAB-04). */
export function SchoolStatusField({ form, profile, statuses }: SchoolStatusFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    if (hash !== `#${ANCHOR}`) return;
    input.current?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
  }, [hash, key]);
  const { error, ...props } = form.getInputProps('schoolStatusId');
  return (
    <ReferenceSelect
      ref={input}
      id={ANCHOR}
      label={fields.schoolStatus}
      options={statuses?.map(({ id, title }) => ({ id, label: title })) ?? null}
      saved={profile && { id: profile.schoolStatusId, label: profile.schoolStatus?.title }}
      {...props}
      error={error ?? (form.values.schoolStatusId === '' ? rules.schoolStatus : null)}
    />
  );
}
