import { Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { personTexts } from '#texts/person.ts';
import { named } from '../../ui/form/choices.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { type ProfileValues, typedNames } from './profileForm.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';

interface ProfileOrganizationProps {
  form: UseFormReturnType<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  references: ProfileEditor_ReferencesFragment;
}

const { fields, searchPlaceholder } = personTexts;

/** Where the person works; the 'other' organisation asks for a typed name (1§5). */
export function ProfileOrganization(props: ProfileOrganizationProps) {
  const { form, profile, references } = props;
  const organizationId = form.useWatchValue('organizationId');
  const isTyped = typedNames({ ...form.getValues(), organizationId }, references, profile).otherOrganization;
  return (
    <Stack gap="xs">
      <ReferenceSelect
        key={form.key('organizationId')}
        {...form.getInputProps('organizationId')}
        label={fields.organization}
        isLong
        placeholder={searchPlaceholder}
        options={references.organizations?.map(named) ?? null}
        saved={profile?.organization ? named(profile.organization) : null}
      />
      {isTyped ? (
        <TextInput
          key={form.key('otherOrganization')}
          {...form.getInputProps('otherOrganization')}
          label={fields.otherOrganization}
          required
        />
      ) : null}
    </Stack>
  );
}
