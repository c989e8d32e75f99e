import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { cabinetTexts } from '#texts/cabinet.ts';
import { personTexts } from '#texts/person.ts';
import { mostCharacters } from '../../../schema/limits.ts';
import { titled } from '../../ui/form/choices.ts';
import { OtherChoice } from '../../ui/form/OtherChoice.tsx';
import { ReferenceSelect } from '../../ui/form/ReferenceSelect.tsx';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { type ProfileValues, typedNames } from './profileForm.ts';

interface SchoolStatusFieldProps {
  form: UseFormReturnType<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  statuses: ProfileEditor_ReferencesFragment['schoolStatuses'];
}

/** The part of the address that names this field (CAB-04). */
const ANCHOR = 'school_status';
const { fields: schoolFields, rules } = cabinetTexts.profile;

/** The status, with an error while it is empty (CAB-01); `#school_status` focuses it (CAB-04). */
function SchoolStatusField({ form, profile, statuses }: SchoolStatusFieldProps) {
  const { hash, key } = useLocation();
  const chosen = form.useWatchValue('schoolStatusId');
  const input = form.getInputProps('schoolStatusId');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    if (hash !== `#${ANCHOR}`) return;
    const field = document.getElementById(ANCHOR);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <ReferenceSelect
      key={form.key('schoolStatusId')}
      {...input}
      id={ANCHOR}
      label={schoolFields.schoolStatus}
      options={statuses?.map(titled) ?? null}
      saved={profile?.schoolStatus ? titled(profile.schoolStatus) : null}
      error={input.error ?? (chosen === '' ? rules.schoolStatus : null)}
    />
  );
}

interface ProfileWorkProps {
  form: UseFormReturnType<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  references: ProfileEditor_ReferencesFragment;
}

const { fields } = personTexts;

/** Form of address, position and degree; the position 'other' needs a typed name (1§5). */
export function ProfileWork({ form, profile, references }: ProfileWorkProps) {
  return (
    <>
      <TextInput
        key={form.key('phone')}
        {...form.getInputProps('phone')}
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={mostCharacters.phone}
      />
      <ReferenceSelect
        key={form.key('academicDegreeId')}
        {...form.getInputProps('academicDegreeId')}
        label={fields.academicDegree}
        options={references.academicDegrees?.map(titled) ?? null}
        saved={profile?.academicDegree ? titled(profile.academicDegree) : null}
      />
      <OtherChoice
        form={form}
        of="position"
        options={references.positions?.map(titled) ?? null}
        saved={profile?.position ? titled(profile.position) : null}
        isOther={(positionId) => typedNames({ ...form.getValues(), positionId }, references, profile).otherPosition}
      />
      <SchoolStatusField form={form} profile={profile} statuses={references.schoolStatuses} />
    </>
  );
}
