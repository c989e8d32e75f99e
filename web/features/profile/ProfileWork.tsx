import { Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mostCharacters } from '../../lib/limits.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { ReferenceSelect } from './ReferenceSelect.tsx';
import type { asksFor, ProfileValues } from './rules.ts';
import { SchoolStatusField } from './SchoolStatusField.tsx';

interface ProfileWorkProps {
  form: UseFormReturnType<ProfileValues>;
  profile: ProfileEditor_ProfileFragment | null;
  references: ProfileEditor_ReferencesFragment;
  asked: ReturnType<typeof asksFor>;
}

const { fields, hints } = cabinetTexts.profile;
const titled = ({ id, title }: { id: string; title: string }) => ({ id, label: title });
const named = ({ id, name }: { id: string; name: string }) => ({ id, label: name });

/** Where the person works and as what, and how to call there; the 'other' choices ask for a typed name (1§5). */
export function ProfileWork({ form, profile, references, asked }: ProfileWorkProps) {
  return (
    <>
      <Stack gap="xs">
        <ReferenceSelect
          label={fields.organization}
          searchable
          placeholder={hints.organization}
          options={references.organizations?.map(named) ?? null}
          saved={profile && { id: profile.organizationId, label: profile.organization?.name }}
          {...form.getInputProps('organizationId')}
        />
        {asked.otherOrganization ? (
          <TextInput label={fields.otherOrganization} required {...form.getInputProps('otherOrganization')} />
        ) : null}
      </Stack>
      <TextInput
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={mostCharacters.phone}
        {...form.getInputProps('phone')}
      />
      <ReferenceSelect
        label={fields.academicDegree}
        options={references.academicDegrees?.map(titled) ?? null}
        saved={profile && { id: profile.academicDegreeId, label: profile.academicDegree?.title }}
        {...form.getInputProps('academicDegreeId')}
      />
      <Stack gap="xs">
        <ReferenceSelect
          label={fields.position}
          options={references.positions?.map(titled) ?? null}
          saved={profile && { id: profile.positionId, label: profile.position?.title }}
          {...form.getInputProps('positionId')}
        />
        {asked.otherPosition ? (
          <TextInput label={fields.otherPosition} required {...form.getInputProps('otherPosition')} />
        ) : null}
      </Stack>
      <SchoolStatusField form={form} profile={profile} statuses={references.schoolStatuses} />
    </>
  );
}
