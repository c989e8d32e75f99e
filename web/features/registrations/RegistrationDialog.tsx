import { Button, Group, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { payloadOf } from '../../lib/payload.ts';
import { perform } from '../../lib/perform.ts';
import { commonTexts } from '../../texts/ru/common.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';
import { useRegisterForForumMutation } from './RegisterForForum.generated.ts';
import { checkRegistration, emptyRegistration, offeredOnly, registrationInput, requestableFormats } from './rules.ts';
import { SectionChecks } from './SectionChecks.tsx';
import { listeningSections, type SectionList, talkSections } from './sections.ts';
import { isTalkFormat } from './state.ts';
import { TalkFields } from './TalkFields.tsx';

interface RegistrationDialogProps {
  opened: boolean;
  sections: SectionList;
  onClose: () => void;
  /** The registration was made: reload. */
  onDone: () => Promise<unknown>;
}

const { dialog: texts, formats, formatHints } = registrationTexts;

/** Registers for the forum (REG-01 … REG-04). Stays open with all that was typed until it worked (REG-11). */
export function RegistrationDialog({ opened, sections, onClose, onDone }: RegistrationDialogProps) {
  const [register, { loading }] = useRegisterForForumMutation();
  const body = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: emptyRegistration,
    validate: (draft) => checkRegistration(offeredOnly(draft, sections.items)),
  });
  const { errors } = form;
  const values = offeredOnly(form.values, sections.items);

  const submit = form.onSubmit(
    async () => {
      const done = await perform({
        call: async () =>
          payloadOf(await register({ variables: { input: registrationInput(values) } }), 'registerForForum'),
        success: { message: texts.success },
        fields: ['format', 'sectionId', 'title'],
        onFields: (messages) => {
          form.setErrors(messages);
          focusFirstInvalid(body.current);
        },
      });
      if (!done) return;
      onClose();
      form.reset();
      await onDone();
    },
    () => focusFirstInvalid(body.current),
  );

  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.title} busy={loading}>
      <form ref={body} onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Radio.Group {...form.getInputProps('format')} size="md" name="format" label={texts.format} withAsterisk>
            <Stack gap="xs" mt="sm">
              {requestableFormats.map((format) => (
                <Radio key={format} value={format} label={formats[format]} description={formatHints[format]} />
              ))}
            </Stack>
          </Radio.Group>
          {isTalkFormat(values.format) ? (
            <TalkFields
              sections={talkSections(sections.items ?? [])}
              sectionId={values.sectionId}
              title={values.title}
              errors={errors}
              onSection={(id) => form.setFieldValue('sectionId', id)}
              onTitle={(title) => form.setFieldValue('title', title)}
            />
          ) : null}
          <SectionChecks
            sections={sections}
            offered={listeningSections(sections.items ?? [])}
            value={values.listeningSectionIds}
            onChange={(ids) => form.setFieldValue('listeningSectionIds', ids)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={loading}>
              {commonTexts.actions.cancel}
            </Button>
            <Button type="submit" loading={loading}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}
