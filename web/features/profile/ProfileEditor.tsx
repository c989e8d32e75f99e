import { Button, Divider, Group, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { cabinetTexts } from '#texts/cabinet.ts';
import { birthDays } from '../../../schema/limits.ts';
import type { ConsentVersions } from '../../lib/consents.ts';
import { formNames } from '../../lib/forms/person.ts';
import { notifyError, toast } from '../../lib/notify.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { payloadOf } from '../../lib/payload.ts';
import { type Problem, perform } from '../../lib/perform.ts';
import { useLeaveQuestion } from '../../ui/dialog/useLeaveQuestion.tsx';
import { named } from '../../ui/form/choices.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { OtherChoice } from '../../ui/form/OtherChoice.tsx';
import { PersonalFields } from '../../ui/form/PersonalFields.tsx';
import { ProblemAlert } from '../../ui/form/ProblemAlert.tsx';
import { PublicityBox } from '../../ui/form/PublicityBox.tsx';
import { useFormSubmit } from '../../ui/form/useFormSubmit.ts';
import { useFormWithDraft } from '../../ui/form/useFormWithDraft.ts';
import { useUnsavedWork } from '../../ui/form/useUnsavedWork.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import type { ProfileEditor_ProfileFragment, ProfileEditor_ReferencesFragment } from './ProfileEditor.generated.ts';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { ProfileWork } from './ProfileWork.tsx';
import { asksToBeListed, profileInput, profileValues, typedNames } from './profileForm.ts';
import { useUpdateProfileMutation } from './UpdateProfile.generated.ts';

interface ProfileEditorProps {
  /** Id of the account that the draft belongs to. */
  account: string;
  /** Null for an account without a profile: saving creates it. */
  profile: ProfileEditor_ProfileFragment | null;
  email: string | null;
  references: ProfileEditor_ReferencesFragment;
  referencesError: unknown;
  onRetryReferences: () => unknown;
  consents: ConsentVersions;
}

const loadRules = () => import('./profileSchema.ts');
const texts = cabinetTexts.profile;
const grid = { cols: { base: 1, sm: 2 }, spacing: 'lg', verticalSpacing: 'md' } as const;
const listNames = ['organizations', 'positions', 'academicDegrees', 'schoolStatuses'] as const;

/** The profile (CAB-01). The input stays until it is saved. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { account, profile, email, references, referencesError, onRetryReferences, consents } = props;
  const [save, { loading }] = useUpdateProfileMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const saved = profileValues(profile);
  const [form, draft] = useFormWithDraft(
    {
      initialValues: saved,
      validate: async (values) =>
        (await loadRules()).checkProfile(values, typedNames(values, references, profile), saved),
    },
    { name: 'profile', version: 2, account },
  );
  // During a save the form may hold newer input: `send` takes the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other values are news, not another photo
  useEffect(() => {
    if (!loading) draft.rebase(saved);
  }, [JSON.stringify(saved)]);
  const { isDirty, isStored } = draft;
  useUnsavedWork(isDirty);
  // The draft stays when the person leaves other than by a logout, but the question says that nothing was saved.
  const { question } = useLeaveQuestion(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
    { ...texts.leave, text: isStored ? texts.leave.kept : texts.leave.lost, atLogout: texts.leave.lost },
  );
  // With a stored draft a reload loses nothing.
  useWindowEvent('beforeunload', (event) => {
    if (isDirty && !isStored) event.preventDefault();
  });
  const missing = listNames.filter((name) => references[name] === null).map((name) => texts.lists[name]);

  const { formProps, showErrors } = useFormSubmit(form, {
    loadRules,
    async send(values) {
      const typed = typedNames(values, references, profile);
      const input = profileInput(values, form.getInitialValues(), references, { profile, consents });
      // With an error the answer may hold the profile that was known before.
      let isRead = false;
      const done = await perform({
        call: async () => {
          const answer = await save({ variables: { input } });
          isRead = answer.error === undefined;
          return payloadOf(answer, 'updateProfile');
        },
        success: { message: texts.saved },
        errorTitle: texts.errorTitle,
        failedClose: toast.rejection,
        fields: Object.keys(values),
        names: { publicationConsentVersion: 'isListed', ...formNames(typed) },
        onFields: (messages) => {
          showErrors(messages);
          notifyError(Object.values(messages).join(' '), { title: texts.errorTitle, autoClose: toast.rejection });
        },
        onProblem: setProblem,
      });
      if (done) draft.markSaved(values);
      if (isRead && done?.viewer?.profile) draft.rebase(profileValues(done.viewer.profile));
    },
  });

  return (
    <Paper>
      {question}
      <Stack gap="xl">
        <ProfilePhoto name={profile?.fullName ?? ''} url={profile?.photoUrl ? ownPath(profile.photoUrl) : null} />
        {missing.length === 0 ? null : (
          <LoadFailure error={referencesError} subject={missing.join(', ')} onRetry={onRetryReferences} />
        )}
        <form {...formProps}>
          <Stack gap="lg">
            <DraftNotice draft={draft} />
            <Text c="dimmed">{texts.listed}</Text>
            <SimpleGrid {...grid}>
              <NameFields form={form} />
              <OtherChoice
                form={form}
                of="organization"
                options={references.organizations?.map(named) ?? null}
                saved={profile?.organization ? named(profile.organization) : null}
                isOther={(organizationId) =>
                  typedNames({ ...form.getValues(), organizationId }, references, profile).otherOrganization
                }
              />
            </SimpleGrid>
            {asksToBeListed(profile) ? <PublicityBox form={form} consents={consents} /> : null}
            <Divider />
            <Text c="dimmed">{texts.unlisted}</Text>
            <SimpleGrid {...grid}>
              <ProfileWork form={form} profile={profile} references={references} />
              <PersonalFields form={form} birthDates={birthDays.profile} birthDateHint={texts.hints.birthDate} />
              {email === null ? null : (
                <TextInput label={texts.fields.email} value={email} readOnly variant="filled" autoComplete="email" />
              )}
            </SimpleGrid>
            <Stack gap="md">
              <ProblemAlert problem={problem}>
                {problem?.isRejection ? texts.notSaved : texts.perhapsSaved}
              </ProblemAlert>
              <Group gap="md">
                <Button type="submit" loading={loading}>
                  {problem === null ? texts.save : texts.retrySave}
                </Button>
                <Text size="sm" c="dimmed" role="status">
                  {isDirty ? texts.unsaved : ''}
                </Text>
              </Group>
            </Stack>
          </Stack>
        </form>
      </Stack>
    </Paper>
  );
}
