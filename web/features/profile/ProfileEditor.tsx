import { Divider, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formNames } from '../../lib/forms/person.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { payloadOf } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { useForm } from '../../ui/form.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useSubmit } from '../../ui/useSubmit.ts';
import { useUnsavedWork } from '../../ui/useUnsavedWork.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { ProfileNames } from './ProfileNames.tsx';
import { ProfileOrganization } from './ProfileOrganization.tsx';
import { ProfilePersonal } from './ProfilePersonal.tsx';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { ProfileWork } from './ProfileWork.tsx';
import { profileInput, profileValues, typedNames } from './profileForm.ts';
import { SaveBar } from './SaveBar.tsx';
import { useUpdateProfileMutation } from './UpdateProfile.generated.ts';

interface ProfileEditorProps {
  /** Id of the account, which the draft belongs to. */
  account: string;
  /** Null for an account that has none yet: saving makes it. */
  profile: ProfileEditor_ProfileFragment | null;
  email: string | null;
  references: ProfileEditor_ReferencesFragment;
  referencesError: unknown;
  onRetryReferences: () => void;
}

const texts = cabinetTexts.profile;
const grid = { cols: { base: 1, sm: 2 }, spacing: 'lg', verticalSpacing: 'md' } as const;
const listNames = ['organizations', 'positions', 'academicDegrees', 'schoolStatuses'] as const;

/** The profile (CAB-01). The input stays until it is saved. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { account, profile, email, references, referencesError, onRetryReferences } = props;
  const [save, { loading }] = useUpdateProfileMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useForm(profileValues(profile));
  const draft = useDraft(form, { name: 'profile', version: 2, account });
  const { isDirty, isStored } = draft;
  useUnsavedWork(isDirty);
  const missing = listNames.filter((name) => references[name] === null).map((name) => texts.lists[name]);

  const { formProps, showErrors } = useSubmit(form, {
    rules: () => import('./profileSchema.ts'),
    check: ({ checkProfile }, values) =>
      checkProfile(values, typedNames(values, references, profile), profileValues(profile)),
    async send(values) {
      const typed = typedNames(values, references, profile);
      const input = profileInput(values, typed);
      const done = await perform({
        call: async () => payloadOf(await save({ variables: { input } }), 'updateProfile'),
        success: { message: texts.saved },
        errorTitle: texts.errorTitle,
        failedClose: toast.rejection,
        fields: Object.keys(values),
        names: formNames(typed),
        onFields: (messages) => {
          showErrors(messages);
          notifyError(Object.values(messages).join(' '), { title: texts.errorTitle, autoClose: toast.rejection });
        },
        onProblem: setProblem,
      });
      if (done) form.markSaved(values);
    },
  });

  return (
    <Paper>
      <LeaveGuard isDirty={isDirty} isStored={isStored} />
      <Stack gap="xl">
        <ProfilePhoto name={profile?.fullName ?? ''} url={profile?.photoUrl ?? null} />
        {missing.length === 0 ? null : (
          <LoadFailure error={referencesError} what={missing.join(', ')} onRetry={onRetryReferences} />
        )}
        <form {...formProps}>
          <Stack gap="lg">
            <DraftNotice draft={draft} />
            <Text c="dimmed">{texts.listed}</Text>
            <SimpleGrid {...grid}>
              <ProfileNames form={form} />
              <ProfileOrganization form={form} profile={profile} references={references} />
            </SimpleGrid>
            <Divider />
            <Text c="dimmed">{texts.unlisted}</Text>
            <SimpleGrid {...grid}>
              <ProfileWork form={form} profile={profile} references={references} />
              <ProfilePersonal form={form} email={email} />
            </SimpleGrid>
            <SaveBar isDirty={isDirty} isSaving={loading} problem={problem} />
          </Stack>
        </form>
      </Stack>
    </Paper>
  );
}
