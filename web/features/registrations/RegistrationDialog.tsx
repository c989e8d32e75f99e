import { Button, Radio, Stack, Text } from '@mantine/core';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { perform } from '../../lib/perform.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useForm, useFormValue } from '../../ui/form.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useProblem } from '../../ui/useProblem.ts';
import { useSubmit } from '../../ui/useSubmit.ts';
import {
  emptyRegistration,
  offeredOnly,
  type Purpose,
  type RegistrationValues,
  requestableFormats,
} from './registrationForm.ts';
import { SectionChecks } from './SectionChecks.tsx';
import { listeningSections, type SectionList, talkSections } from './sections.ts';
import { TalkFields } from './TalkFields.tsx';
import { useSendRegistration } from './useSendRegistration.ts';

interface RegistrationDialogProps {
  purpose: Purpose;
  /** Id of the account, which the draft belongs to. */
  account: string;
  opened: boolean;
  sections: SectionList;
  onClose: () => void;
  /** The registration was made: reload. */
  onDone: () => Promise<unknown>;
}

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
  const { purpose, account, opened, sections, onClose, onDone } = props;
  const { send, loading } = useSendRegistration(purpose);
  const [problem, setProblem] = useProblem(opened);
  const form = useForm(emptyRegistration[purpose]);
  const draft = useDraft(form, { name: `registration-${purpose}`, version: 2, account });
  const format = useFormValue(form, 'format');
  const offered = listeningSections(sections.items ?? []);

  const sendValues = async (values: RegistrationValues) => {
    const done = await perform({
      call: () => send(offeredOnly(values, sections.items)),
      onProblem: setProblem,
      success: { message: words[purpose].success },
      fields: ['format', 'sectionId', 'title'],
      onFields: (messages) => showErrors(messages),
      // After a failure it may be made: the dialog stays, and another try finds it by its key (REG-11).
      reload: async (after) => (after === 'rejection' ? onDone() : undefined),
    });
    if (!done) return;
    onClose();
    draft.discard();
    await onDone();
  };
  const { formProps, showErrors } = useSubmit(form, {
    rules: () => import('./registrationSchema.ts'),
    check: ({ checkRegistration }, values) => checkRegistration(offeredOnly(values, sections.items)),
    send: sendValues,
  });

  return (
    <FormDialog opened={opened} onClose={onClose} title={words[purpose].title} busy={loading}>
      <form {...formProps}>
        <Stack gap="lg">
          <DraftNotice draft={draft} />
          {purpose === 'extra' ? <Text>{extra.lead}</Text> : null}
          <Field form={form} name="format">
            {(input) => (
              <Radio.Group {...input} size="md" name="format" label={texts.format} withAsterisk>
                <Stack gap="xs" mt="sm">
                  {requestableFormats[purpose].map((it) => (
                    <Radio key={it} value={it} label={formats[it]} description={formatHints[it]} />
                  ))}
                </Stack>
              </Radio.Group>
            )}
          </Field>
          {isTalkFormat(format) ? (
            <TalkFields form={form} sections={sections.items === null ? null : talkSections(sections.items)} />
          ) : null}
          {purpose === 'first' && sections.items !== null ? (
            <Field form={form} name="listeningSectionIds">
              {({ value, onChange }) => <SectionChecks offered={offered} value={value} onChange={onChange} />}
            </Field>
          ) : null}
          {sections.items === null ? (
            <LoadFailure error={sections.error} what={sectionsWhat} onRetry={sections.retry} />
          ) : null}
          <DialogActions problem={problem}>
            <Button variant="default" onClick={onClose} disabled={loading}>
              {commonTexts.actions.cancel}
            </Button>
            <Button type="submit" loading={loading}>
              {words[purpose].submit}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </FormDialog>
  );
}
