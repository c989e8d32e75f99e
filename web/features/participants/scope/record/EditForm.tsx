import { Button, Stack } from '@mantine/core';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { recordTexts } from '#texts/participation.ts';
import type { Problem } from '../../../../lib/perform.ts';
import { DialogActions } from '../../../../ui/dialog/DialogActions.tsx';
import { DraftNotice } from '../../../../ui/form/DraftNotice.tsx';
import { EditInputs } from './EditInputs.tsx';
import { editableFormats } from './editForm.ts';
import type { Record_RegistrationFragment } from './Record.generated.ts';
import { useDecisionDraft } from './useDecisionDraft.ts';
import { type RecordFormOptions, useRecordForm } from './useRecordForm.tsx';

/** The actions of keyboard shortcuts on the form. */
export interface EditControls {
  /** By index: listener, talk, poster. */
  chooseFormat: (place: number) => void;
  openSections: () => void;
  /** Saves and shows the next record; at the end of the queue it only saves. */
  saveAndGo: () => void;
}

interface EditFormProps {
  registration: Record_RegistrationFragment;
  /** Called when the person chose the other moderator's version: the record is shown again. */
  onTakeNew: () => void;
  onDirty: NonNullable<RecordFormOptions['onDirty']>;
  /** Closes the form; without it there is no such button. */
  onCancel?: () => void;
  /** `goesOn`: whether the next record is shown. */
  onSaved: (goesOn: boolean) => Promise<unknown>;
  /** Reports a save in the parent's own way, and failures only next to the buttons. Without it toasts report both too. */
  onSuccess?: RecordFormOptions['onSuccess'];
  /** Whether another record follows. */
  hasNext: boolean;
  ref?: Ref<EditControls>;
}

/** The fields of a record that a moderator sets (LST-04). */
export function EditForm(props: EditFormProps) {
  const { registration, onTakeNew, onDirty, onCancel, onSaved, onSuccess, hasNext, ref } = props;
  const goesOn = useRef(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const draftPlace = useDecisionDraft(registration.id);
  const { form, formProps, submit, isSaving, hasConflict, draft, inputs, question, notice } = useRecordForm({
    registration,
    draftPlace,
    onDirty,
    onSuccess,
    onProblem: setProblem,
    withToast: onSuccess === undefined,
    onSaved: () => onSaved(goesOn.current),
    onTakeNew,
  });
  const saveAs = (isLast: boolean) => {
    // A save that is under way goes where its own button said.
    if (isSaving) return;
    goesOn.current = !isLast;
    void submit();
  };
  const section = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    chooseFormat(place) {
      const chosen = editableFormats[place];
      if (chosen !== undefined && !isSaving && inputs.formats.includes(chosen)) form.setFieldValue('format', chosen);
    },
    openSections() {
      section.current?.focus();
      section.current?.click();
    },
    saveAndGo() {
      // A conflict needs a click on a button: Enter must not apply a version that was not read.
      if (!hasConflict) saveAs(!hasNext);
    },
  }));

  // Next to an abstract the column is narrow.
  const size = onCancel === undefined ? { px: 'sm', flex: '1 1 auto' } : {};

  return (
    <>
      {question}
      <form
        {...formProps}
        onSubmit={(event) => {
          event.preventDefault();
          saveAs(!hasNext);
        }}
      >
        <Stack gap="lg">
          {notice}
          <DraftNotice draft={draft} />
          <EditInputs {...inputs} sectionRef={section} />
          {hasConflict && onCancel === undefined ? null : (
            <DialogActions
              problem={problem}
              onLeave={
                onCancel &&
                (() => {
                  draft.clear();
                  onCancel();
                })
              }
              isBusy={isSaving}
            >
              {hasConflict ? null : (
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
              )}
            </DialogActions>
          )}
          {/* Enter in a field needs a submit button in the form. */}
          <button type="submit" hidden />
        </Stack>
      </form>
    </>
  );
}
