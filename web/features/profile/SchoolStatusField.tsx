import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { titled } from '../../ui/choices.ts';
import { Field } from '../../ui/Field.tsx';
import type { Form } from '../../ui/form.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import type { ProfileValues } from './profileForm.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';

interface SchoolStatusFieldProps {
  form: Form<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  statuses: ProfileEditor_ReferencesFragment['schoolStatuses'];
}

/** The part of the address that names this field (CAB-04). */
const ANCHOR = 'school_status';
const { fields, rules } = cabinetTexts.profile;

/** The status: an error while it is empty (CAB-01), and where `#school_status` leads (CAB-04). */
export function SchoolStatusField({ form, profile, statuses }: SchoolStatusFieldProps) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    if (hash !== `#${ANCHOR}`) return;
    const field = document.getElementById(ANCHOR);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Field form={form} name="schoolStatusId">
      {({ error, ...field }) => (
        <ReferenceSelect
          {...field}
          id={ANCHOR}
          label={fields.schoolStatus}
          options={statuses?.map(titled) ?? null}
          saved={profile?.schoolStatus ? titled(profile.schoolStatus) : null}
          error={error ?? (field.value === '' ? rules.schoolStatus : null)}
        />
      )}
    </Field>
  );
}
