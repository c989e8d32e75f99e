import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { payloadOf } from '../../lib/payload.ts';
import type { Problem } from '../../lib/perform.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { useFormSubmit } from '../../ui/form/useFormSubmit.ts';
import { useFormWithDraft } from '../../ui/form/useFormWithDraft.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { useCabinet, useCabinetAction } from '../../ui/service/cabinet.ts';
import { useAddTalkMutation } from './AddTalk.generated.ts';
import { useRegisterForForumMutation } from './RegisterForForum.generated.ts';
import {
  emptyRegistration,
  offeredOnly,
  type Purpose,
  type RegistrationValues,
  registrationInput,
  requestableFormats,
  talkInput,
} from './registrationForm.ts';
import { removeRequestKey, requestKeyFor } from './requestKey.ts';
import { SectionChecks } from './SectionChecks.tsx';
import { listeningSections, type SectionList, talkSections } from './sections.ts';
import { TalkFields } from './TalkFields.tsx';

interface RegistrationDialogProps {
  purpose: Purpose;
  /** Id of the account, which the draft belongs to. */
  account: string;
  opened: boolean;
  sections: SectionList;
  onClose: () => void;
}

const loadRules = () => import('./registrationSchema.ts');
const { dialog: texts, extra, formats, formatHints, sectionsWhat } = registrationTexts;
const words = {
  first: { title: texts.title, submit: texts.submit, success: texts.success },
  extra: { title: extra.title, submit: extra.submit, success: extra.success },
} as const;

/**
 * Registers for the forum (REG-01 … REG-04) or adds a talk (REG-07). Stays open until the registration succeeds
 * (REG-11); the input is stored as a draft.
 */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { purpose, account, opened, sections, onClose } = props;
  const [register, registering] = useRegisterForForumMutation();
  const [add, adding] = useAddTalkMutation();
  const loading = registering.loading || adding.loading;
  const { windows, onChanged } = useCabinet();
  const [problem, setProblem] = useState<Problem | null>(null);
  const close = () => {
    // A dialog that opens again begins without it.
    setProblem(null);
    onClose();
  };
  const [form, draft] = useFormWithDraft(
    {
      initialValues: emptyRegistration[purpose],
      validate: async (values) => (await loadRules()).checkRegistration(offeredOnly(values, sections.items)),
    },
    { name: `registration-${purpose}`, version: 2, account },
  );
  const format = form.useWatchValue('format');
  const offered = listeningSections(sections.items ?? []);

  const act = useCabinetAction(() => {
    onClose();
    draft.discard();
  });

  /** The same content carries the same key until it was taken. */
  const sendOnce = async (values: RegistrationValues) => {
    const withKey = <Input extends object>(input: Input) => ({
      variables: { input: { ...input, windows, requestKey: requestKeyFor(purpose, { ...input, windows }) } },
    });
    const payload =
      purpose === 'extra'
        ? payloadOf(await add(withKey(talkInput(values))), 'addTalk')
        : payloadOf(await register(withKey(registrationInput(values))), 'registerForForum');
    if (payload.userErrors.length === 0) removeRequestKey(purpose);
    return payload;
  };
  const send = (values: RegistrationValues) =>
    act({
      call: () => sendOnce(offeredOnly(values, sections.items)),
      onProblem: setProblem,
      onGone: undefined,
      success: { message: words[purpose].success },
      names: { requestedFormat: 'format', requestedSectionId: 'sectionId' },
      fields: ['format', 'sectionId', 'title'],
      onFields: (messages) => showErrors(messages),
      // After a failure it may be made: the dialog stays, and another try finds it by its key (REG-11).
      reload: async (after) => (after === 'rejection' ? onChanged() : undefined),
    });
  const { formProps, showErrors } = useFormSubmit(form, { loadRules, send });

  return (
    <FormDialog opened={opened} onClose={close} title={words[purpose].title} busy={loading}>
      <form {...formProps}>
        <Stack gap="lg">
          <DraftNotice draft={draft} />
          {purpose === 'extra' ? <Text>{extra.lead}</Text> : null}
          <Radio.Group
            key={form.key('format')}
            {...form.getInputProps('format')}
            size="md"
            name="format"
            label={texts.format}
            withAsterisk
          >
            <Stack gap="xs" mt="sm">
              {requestableFormats[purpose].map((it) => (
                <Radio key={it} value={it} label={formats[it]} description={formatHints[it]} />
              ))}
            </Stack>
          </Radio.Group>
          {isTalkFormat(format) ? (
            <TalkFields form={form} sections={sections.items === null ? null : talkSections(sections.items)} />
          ) : null}
          {purpose === 'first' && sections.items !== null ? <SectionChecks form={form} offered={offered} /> : null}
          {sections.items === null ? (
            <LoadFailure error={sections.error} subject={sectionsWhat} onRetry={sections.retry} />
          ) : null}
          <DialogActions problem={problem} onLeave={close} isBusy={loading}>
            <Button type="submit" loading={loading}>
              {words[purpose].submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormDialog>
  );
}
