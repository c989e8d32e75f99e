import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { useForm } from '../../../ui/form.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { useLetterStep } from '../letters/useLetterStep.tsx';
import { useListScope } from '../list/listContext.ts';
import { ConflictNotice } from '../record/ConflictNotice.tsx';
import { EditInputs } from '../record/EditInputs.tsx';
import { type EditValues, editableFormats, valuesOf } from '../record/editForm.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';
import { useSaveRecord } from '../record/useSaveRecord.ts';
import { useTalkSections } from '../record/useTalkSections.ts';
import type { EditableColumn } from './editable.ts';
import { useUndo } from './useUndo.ts';

interface CellFormProps {
  name: EditableColumn;
  /** The format to begin with, by its place; null for the present one. */
  choice: number | null;
  registration: Record_RegistrationFragment;
  /** Whether a question about letters is open. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

/** A part of the record's form (LST-04), with the same rules, merging and conflicts, and with undo. */
export function CellForm({ name, choice, registration, onBusy, onClose }: CellFormProps) {
  const { project, onChanged } = useListScope();
  // The record at the time the form opened; the list may change meanwhile.
  const [initial] = useState(registration);
  const formats = editableFormats.filter((it) => it === 'LISTENER' || !initial.isSchool);
  const chosen = formats.find((it) => choice !== null && it === editableFormats[choice]);
  const form = useForm<EditValues>({ ...valuesOf(initial), ...(chosen === undefined ? {} : { format: chosen }) });
  const sections = useTalkSections(initial.confirmedSection ?? initial.requestedSection);
  const hasPlace = project === null;
  const offerUndo = useUndo();
  const section = useRef<HTMLInputElement>(null);
  const letters = useLetterStep();
  const isQuestion = letters.element !== null;
  useEffect(() => onBusy(isQuestion), [isQuestion, onBusy]);
  const { save, takeField, isSending, conflict } = useSaveRecord({
    registration: initial,
    form,
    project,
    onFields: (messages) => showErrors(messages),
    onAsk: letters.ask,
    onSuccess: offerUndo,
    onSaved: () => {
      onClose();
      return onChanged();
    },
  });
  const inputs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the popover's trap, which finds no input while the record loads, and no chosen one later.
    const timer = setTimeout(() => {
      const all = inputs.current;
      (all?.querySelector<HTMLElement>('input:checked') ?? all?.querySelector('input'))?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  const isSaving = isSending || letters.isAsking;
  const { formProps, submit, showErrors } = useSubmit(form, {
    rules: () => import('../record/recordSchema.ts'),
    check: ({ checkEdit }, values) => checkEdit(values),
    send: save,
  });
  return (
    <>
      {letters.element}
      <form {...formProps}>
        <Stack gap="md" ref={inputs}>
          {conflict === null ? null : (
            <ConflictNotice
              conflict={conflict}
              isSaving={isSaving}
              onTakeField={takeField}
              onTakeNew={() => {
                onClose();
                void onChanged();
              }}
              onApplyMine={submit}
            />
          )}
          <EditInputs {...{ form, formats, sections, hasPlace }} only={name} sectionRef={section} />
          {conflict === null ? (
            <Group gap="xs">
              <Button size="sm" type="submit" loading={isSaving}>
                {recordTexts.save}
              </Button>
              <Button size="sm" variant="default" disabled={isSaving} onClick={onClose}>
                {recordTexts.cancel}
              </Button>
            </Group>
          ) : null}
        </Stack>
      </form>
    </>
  );
}
