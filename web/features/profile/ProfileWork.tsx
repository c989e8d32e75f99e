import { Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import { mostCharacters } from '../../lib/limits.ts';
import { personTexts } from '../../texts/ru/person.ts';
import { titled } from '../../ui/choices.ts';
import { Field } from '../../ui/Field.tsx';
import { type Form, useFormState } from '../../ui/form.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { type ProfileValues, typedNames } from './profileForm.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import { SchoolStatusField } from './SchoolStatusField.tsx';

interface ProfileWorkProps {
  form: Form<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  references: ProfileEditor_ReferencesFragment;
}

const { fields } = personTexts;

/** Form of address, position and degree; the 'other' position asks for a typed name (1§5). */
export const ProfileWork = memo(function ProfileWork({ form, profile, references }: ProfileWorkProps) {
  const asksPosition = useFormState(form, ({ values }) => typedNames(values, references, profile).otherPosition);
  return (
    <>
      <Field form={form} name="phone">
        {(input) => (
          <TextInput
            {...input}
            label={fields.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={mostCharacters.phone}
          />
        )}
      </Field>
      <Field form={form} name="academicDegreeId">
        {(input) => (
          <ReferenceSelect
            {...input}
            label={fields.academicDegree}
            options={references.academicDegrees?.map(titled) ?? null}
            saved={profile?.academicDegree ? titled(profile.academicDegree) : null}
          />
        )}
      </Field>
      <Stack gap="xs">
        <Field form={form} name="positionId">
          {(input) => (
            <ReferenceSelect
              {...input}
              label={fields.position}
              isLong
              options={references.positions?.map(titled) ?? null}
              saved={profile?.position ? titled(profile.position) : null}
            />
          )}
        </Field>
        {asksPosition ? (
          <Field form={form} name="otherPosition">
            {(input) => <TextInput {...input} label={fields.otherPosition} required />}
          </Field>
        ) : null}
      </Stack>
      <SchoolStatusField form={form} profile={profile} statuses={references.schoolStatuses} />
    </>
  );
});
