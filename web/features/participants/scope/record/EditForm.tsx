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
  onDirty: NonNullable<RecordFormOptions['onDirty']>;
  /** Leaves the form; without it there is no button for that. */
  onCancel?: () => void;
  /** `goesOn`: the next record is to be shown. */
  onSaved: (goesOn: boolean) => Promise<unknown>;
  /** Reports a save in the caller's own words; failures then appear beside the buttons. Without it both are toasts. */
  onSuccess?: RecordFormOptions['onSuccess'];
  /** Whether another record follows. */
  hasNext: boolean;
  ref?: Ref<EditControls>;
}

/** The moderator's part of a record (LST-04). */
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
    onProblem: onSuccess && setProblem,
    onSaved: () => onSaved(goesOn.current),
    onTakeNew,
  });
  const saveAs = (isLast: boolean) => {
    goesOn.current = !isLast;
    void submit();
  };
  const section = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    chooseFormat(place) {
      const chosen = editableFormats[place];
      if (chosen !== undefined && inputs.formats.includes(chosen)) form.setFieldValue('format', chosen);
    },
    focusSection: () => section.current?.focus(),
    saveAndGo() {
      // A conflict is decided by its buttons: Enter must not apply a version that was not read.
      if (!hasConflict) saveAs(!hasNext);
    },
  }));

  // Beside an abstract the column is narrow.
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
          {/* Enter in a field needs a button to press. */}
          <button type="submit" hidden />
        </Stack>
      </form>
    </>
  );
}
