import { Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { mostCharacters } from '../../../schema/limits.ts';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { payloadOf } from '../../lib/payload.ts';
import type { Problem } from '../../lib/perform.ts';
import { typeset } from '../../lib/typography.ts';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { hintBelow } from '../../ui/form/hintBelow.ts';
import { useFormSubmit } from '../../ui/form/useFormSubmit.ts';
import { useFormWithDraft } from '../../ui/form/useFormWithDraft.ts';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { useCabinetAction } from '../../ui/service/cabinet.ts';
import { useAddTalkMutation } from './AddTalk.generated.ts';
import { useRegisterForForumMutation } from './RegisterForForum.generated.ts';
import { draftPlace, takeTalkOver } from './registrationDraft.ts';
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
import { listeningSections, type OfferedSection, type SectionList, stillOffered, talkSections } from './sections.ts';

interface TalkFieldsProps {
  form: UseFormReturnType<RegistrationValues>;
  /** Null if they could not be loaded: the dialog then says so. */
  sections: readonly OfferedSection[] | null;
}

/** The field shows how many characters remain once they are this many or fewer. */
const NEAR_THE_END = 50;
const MOST_LINES = 6;

const talkTexts = registrationTexts.dialog;

/** Section and title of a talk or poster, both needed (REG-01, REG-03). */
function TalkFields({ form, sections }: TalkFieldsProps) {
  const sectionId = form.useWatchValue('sectionId');
  const titleInput = form.getInputProps('title');
  const left = mostCharacters.talkTitle - form.useWatchValue('title').length;
  return (
    <>
      <Radio.Group
        {...form.getInputProps('sectionId')}
        value={sections === null ? sectionId : (stillOffered([sectionId], sections)[0] ?? '')}
        name="sectionId"
        size="md"
        label={talkTexts.section}
        withAsterisk
        {...(form.errors.sectionId === undefined ? {} : { 'data-wrong-group': true })}
      >
        <Stack gap="xs" my="sm">
          {(sections ?? []).map(({ id, name, disabled }) => (
            <Radio
              key={id}
              value={id}
              disabled={disabled}
              label={typeset(name)}
              {...(disabled ? { description: talkTexts.byInvitation } : {})}
            />
          ))}
          {sections?.every(({ disabled }) => disabled) ? <Text size="sm">{talkTexts.noSections}</Text> : null}
        </Stack>
      </Radio.Group>
      <Textarea
        key={form.key('title')}
        {...titleInput}
        // A title is one line, even if it wraps on the screen: Enter sends the form.
        onChange={({ currentTarget }) => {
          const line = currentTarget.value.replaceAll(/\s*\n\s*/g, ' ');
          if (line !== currentTarget.value) currentTarget.value = line;
          titleInput.onChange(line);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        autosize
        minRows={1}
        maxRows={MOST_LINES}
        label={talkTexts.talkTitle}
        withAsterisk
        maxLength={mostCharacters.talkTitle}
        {...(left > NEAR_THE_END ? {} : { description: talkTexts.left(left) })}
        inputWrapperOrder={hintBelow}
      />
    </>
  );
}

interface RegistrationDialogProps {
  purpose: Purpose;
  /** Id of the account that the draft belongs to. */
  account: string;
  /** Titles of the person's registrations. */
  titles?: readonly (string | null)[];
  opened: boolean;
  sections: SectionList;
  onClose: () => void;
}

const loadRules = () => import('./registrationSchema.ts');
const { dialog: texts, extra, formats, formatHints, sectionsSubject } = registrationTexts;
const words = {
  first: { title: texts.title, submit: texts.submit, success: texts.success },
  extra: { title: extra.title, submit: extra.submit, success: extra.success },
} as const;

/**
 * Registers for the forum (REG-01 … REG-04) or adds a talk (REG-07). Stays open until the registration succeeds
 * (REG-11); the input is stored as a draft.
 */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { purpose, account, titles = [], opened, sections, onClose } = props;
  const [register, registering] = useRegisterForForumMutation();
  const [add, adding] = useAddTalkMutation();
  const loading = registering.loading || adding.loading;
  const [problem, setProblem] = useState<Problem | null>(null);
  const close = () => {
    // A dialog that opens again starts without the old message.
    setProblem(null);
    onClose();
  };
  // Before the form restores its draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the dialog comes to the page
  useEffect(() => {
    if (purpose === 'extra') takeTalkOver(account, titles);
  }, []);
  const [form, draft] = useFormWithDraft(
    {
      initialValues: emptyRegistration[purpose],
      validate: async (values) => (await loadRules()).checkRegistration(offeredOnly(values, sections.items)),
    },
    draftPlace(purpose, account),
  );
  const format = form.useWatchValue('format');
  const offered = listeningSections(sections.items ?? []);

  const act = useCabinetAction(() => {
    onClose();
    draft.discard();
  });

  /** Sends the same content with the same key until the service has accepted it. */
  const sendOnce = async (values: RegistrationValues) => {
    const withKey = <Input extends object>(input: Input) => ({
      variables: { input: { ...input, requestKey: requestKeyFor(purpose, input) } },
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
      // After a failure the registration may exist: the dialog stays, and the next attempt finds it by its key (REG-11).
      onGone: undefined,
      success: { message: words[purpose].success },
      names: { requestedFormat: 'format', requestedSectionId: 'sectionId' },
      fields: ['format', 'sectionId', 'title'],
      onFields: (messages) => showErrors(messages),
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
            <LoadFailure error={sections.error} subject={sectionsSubject} onRetry={sections.retry} />
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
