import { Button, NumberInput, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isTalkFormat } from '../../../lib/forms/talk.ts';
import { mostCharacters, mostTalkNumber } from '../../../lib/limits.ts';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useForm, useFormValue } from '../../../ui/form.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { useLetterStep } from '../letters/useLetterStep.tsx';
import { useListScope } from '../list/listContext.ts';
import { ScheduleWarning } from '../places/ScheduleWarning.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { type EditValues, editableFormats, valuesOf } from './editForm.ts';
import type { Record_RegistrationFragment } from './Record.generated.ts';
import { useSaveRecord } from './useSaveRecord.ts';
import { useTalkSections } from './useTalkSections.ts';

interface EditFormProps {
  registration: Record_RegistrationFragment;
  /** The person chose the other moderator's version: the record is shown again. */
  onTakeNew: () => void;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => Promise<unknown>;
}

const texts = recordTexts.form;

/** The moderator's part of a record (LST-04): the format, and above listener section, talk date and place. */
export function EditForm({ registration, onTakeNew, onDirty, onCancel, onSaved }: EditFormProps) {
  const { year, project } = useListScope();
  // The record at the time the form opened; the list may change meanwhile.
  const [initial] = useState(registration);
  const form = useForm<EditValues>(valuesOf(initial));
  const format = useFormValue(form, 'format');
  const talkSchedule = useFormValue(form, 'talkSchedule');
  const talkDay = useFormValue(form, 'talkDay');
  useEffect(
    () =>
      form.subscribe(() => {
        const { values, saved } = form.read();
        onDirty(JSON.stringify(values) !== JSON.stringify(saved));
      }),
    [form, onDirty],
  );
  const sections = useTalkSections(initial.confirmedSection ?? initial.requestedSection);
  const formats = editableFormats.filter((it) => it === 'LISTENER' || !initial.isSchool);
  const hasPlace = project === null;
  const letters = useLetterStep();
  const { save, takeField, isSending, conflict } = useSaveRecord({
    registration: initial,
    form,
    hasPlace,
    onFields: (messages) => showErrors(messages),
    onAsk: letters.ask,
    onSaved,
  });
  const isSaving = isSending || letters.isAsking;
  const { formProps, submit, showErrors } = useSubmit(form, {
    rules: () => import('./recordSchema.ts'),
    check: ({ checkEdit }, values) => checkEdit(values),
    send: save,
  });
  const place = [
    { name: 'talkDay', label: texts.day },
    { name: 'talkTrack', label: texts.track },
    { name: 'talkSlot', label: texts.slot },
  ] as const;

  return (
    <>
      {letters.element}
      <form {...formProps}>
        <Stack gap="lg">
          {conflict === null ? null : (
            <ConflictNotice
              conflict={conflict}
              isSaving={isSaving}
              onTakeField={takeField}
              onTakeNew={onTakeNew}
              onApplyMine={() => submit()}
            />
          )}
          <Field form={form} name="format">
            {(input) => (
              <Radio.Group {...input} name="format" label={texts.format} withAsterisk>
                <Stack gap="xs" mt="xs">
                  {formats.map((it) => (
                    <Radio key={it} value={it} label={registrationTexts.formats[it]} />
                  ))}
                </Stack>
              </Radio.Group>
            )}
          </Field>
          {isTalkFormat(format) ? (
            <>
              <Field form={form} name="sectionId">
                {(input) => (
                  <SearchSelect
                    {...input}
                    label={texts.section}
                    placeholder={texts.sectionPlaceholder}
                    withAsterisk
                    options={sections.options}
                  />
                )}
              </Field>
              {sections.error ? (
                <LoadFailure error={sections.error} what={texts.sectionsWhat} onRetry={sections.retry} />
              ) : null}
              <Field form={form} name="talkSchedule">
                {(input) => (
                  <TextInput
                    {...input}
                    label={texts.schedule}
                    description={texts.scheduleHint}
                    maxLength={mostCharacters.talkSchedule}
                  />
                )}
              </Field>
              {hasPlace ? (
                <SimpleGrid cols={3} spacing="sm">
                  {place.map(({ name, label }) => (
                    <Field key={name} form={form} name={name}>
                      {({ onChange, ...input }) => (
                        <NumberInput
                          {...input}
                          size="md"
                          label={label}
                          min={1}
                          max={mostTalkNumber}
                          allowDecimal={false}
                          hideControls
                          onChange={(value) => onChange(typeof value === 'number' ? value : '')}
                        />
                      )}
                    </Field>
                  ))}
                </SimpleGrid>
              ) : null}
              {hasPlace ? (
                <ScheduleWarning
                  {...{ year, talkSchedule, talkDay }}
                  onTake={(suggested) => form.set({ talkSchedule: suggested })}
                />
              ) : null}
            </>
          ) : (
            <Text size="sm" c="dimmed">
              {format === 'LISTENER' ? texts.listener : null}
            </Text>
          )}
          <DialogActions>
            <Button variant="default" onClick={onCancel} disabled={isSaving}>
              {recordTexts.cancel}
            </Button>
            {conflict === null ? (
              <Button type="submit" loading={isSaving}>
                {recordTexts.save}
              </Button>
            ) : null}
          </DialogActions>
        </Stack>
      </form>
    </>
  );
}
