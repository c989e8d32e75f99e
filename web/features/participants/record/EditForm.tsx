import { Button, Stack } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { recordTexts } from '../../../texts/ru/participation.ts';
import { DialogActions } from '../../../ui/DialogActions.tsx';
import { useForm } from '../../../ui/form.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { useLetterStep } from '../letters/useLetterStep.tsx';
import { useListScope } from '../list/listContext.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EditInputs } from './EditInputs.tsx';
import { type EditValues, editableFormats, valuesOf } from './editForm.ts';
import type { Record_RegistrationFragment } from './Record.generated.ts';
import { useSaveRecord } from './useSaveRecord.ts';
import { useTalkSections } from './useTalkSections.ts';

/** What keys do with the form. */
export interface EditControls {
  /** By its place: listener, talk, poster. */
  chooseFormat: (place: number) => void;
  focusSection: () => void;
  /** Saves and shows the next record, or only saves at the end of the queue. */
  saveAndGo: () => void;
}

interface EditFormProps {
  registration: Record_RegistrationFragment;
  /** The person chose the other moderator's version: the record is shown again. */
  onTakeNew: () => void;
  onDirty: (isDirty: boolean) => void;
  /** Leaves the form; without it there is no button for that. */
  onCancel?: () => void;
  /** `goesOn`: the next record is to be shown. */
  onSaved: (goesOn: boolean) => Promise<unknown>;
  /** Whether another record follows. */
  hasNext: boolean;
  ref?: Ref<EditControls>;
}

/** The moderator's part of a record (LST-04). */
export function EditForm(props: EditFormProps) {
  const { registration, onTakeNew, onDirty, onCancel, onSaved, hasNext, ref } = props;
  const { project } = useListScope();
  // The record at the time the form opened; the list may change meanwhile.
  const [initial] = useState(registration);
  const form = useForm<EditValues>(valuesOf(initial));
  useEffect(() => {
    const report = () => {
      const { values, saved } = form.read();
      onDirty(JSON.stringify(values) !== JSON.stringify(saved));
    };
    // A key that opens the form has changed it already.
    report();
    return form.subscribe(report);
  }, [form, onDirty]);
  const sections = useTalkSections(initial.confirmedSection ?? initial.requestedSection);
  const formats = editableFormats.filter((it) => it === 'LISTENER' || !initial.isSchool);
  const hasPlace = project === null;
  const goesOn = useRef(false);
  const letters = useLetterStep();
  const { save, takeField, isSending, conflict } = useSaveRecord({
    registration: initial,
    form,
    project,
    onFields: (messages) => showErrors(messages),
    onAsk: letters.ask,
    onSaved: () => onSaved(goesOn.current),
  });
  const isSaving = isSending || letters.isAsking;
  const { formProps, submit, showErrors } = useSubmit(form, {
    rules: () => import('./recordSchema.ts'),
    check: ({ checkEdit }, values) => checkEdit(values),
    send: save,
  });
  const saveAs = (isLast: boolean) => {
    goesOn.current = !isLast;
    submit();
  };
  const section = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    chooseFormat(place) {
      const chosen = editableFormats[place];
      if (chosen !== undefined && formats.includes(chosen)) form.set({ format: chosen });
    },
    focusSection: () => section.current?.focus(),
    saveAndGo() {
      // A conflict is decided by its buttons: Enter must not apply a version that was not read.
      if (conflict === null) saveAs(!hasNext);
    },
  }));

  // Beside an abstract the column is narrow.
  const size = onCancel === undefined ? { px: 'sm', flex: '1 1 auto' } : {};

  return (
    <>
      {letters.element}
      <form
        {...formProps}
        onSubmit={(event) => {
          event.preventDefault();
          saveAs(!hasNext);
        }}
      >
        <Stack gap="lg">
          {conflict === null ? null : (
            <ConflictNotice
              conflict={conflict}
              isSaving={isSaving}
              onTakeField={takeField}
              onTakeNew={onTakeNew}
              onApplyMine={submit}
            />
          )}
          <EditInputs {...{ form, formats, sections, hasPlace }} sectionRef={section} />
          {conflict !== null && onCancel === undefined ? null : (
            <DialogActions>
              {onCancel === undefined ? null : (
                <Button variant="default" onClick={onCancel} disabled={isSaving}>
                  {recordTexts.cancel}
                </Button>
              )}
              {conflict === null ? (
                <>
                  <Button
                    {...size}
                    variant={hasNext ? 'light' : 'filled'}
                    loading={isSaving}
                    onClick={() => saveAs(true)}
                  >
                    {recordTexts.save}
                  </Button>
                  {hasNext ? (
                    <Button {...size} loading={isSaving} onClick={() => saveAs(false)}>
                      {recordTexts.saveAndNext}
                    </Button>
                  ) : null}
                </>
              ) : null}
            </DialogActions>
          )}
          {/* Enter in a field needs a button to press. */}
          <button type="submit" hidden />
        </Stack>
      </form>
    </>
  );
}
