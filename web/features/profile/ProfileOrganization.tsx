import { Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import { personTexts } from '../../texts/ru/person.ts';
import { named } from '../../ui/choices.ts';
import { Field } from '../../ui/Field.tsx';
import { type Form, useFormState } from '../../ui/form.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { type ProfileValues, typedNames } from './profileForm.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';

interface ProfileOrganizationProps {
  form: Form<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  references: ProfileEditor_ReferencesFragment;
}

const { fields, searchPlaceholder } = personTexts;

/** Where the person works; the 'other' organisation asks for a typed name (1§5). */
export const ProfileOrganization = memo(function ProfileOrganization(props: ProfileOrganizationProps) {
  const { form, profile, references } = props;
  const isTyped = useFormState(form, ({ values }) => typedNames(values, references, profile).otherOrganization);
  return (
    <Stack gap="xs">
      <Field form={form} name="organizationId">
        {(input) => (
          <ReferenceSelect
            {...input}
            label={fields.organization}
            isLong
            placeholder={searchPlaceholder}
            options={references.organizations?.map(named) ?? null}
            saved={profile?.organization ? named(profile.organization) : null}
          />
        )}
      </Field>
      {isTyped ? (
        <Field form={form} name="otherOrganization">
          {(input) => <TextInput {...input} label={fields.otherOrganization} required />}
        </Field>
      ) : null}
    </Stack>
  );
});
