import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { cellTexts } from '#texts/participantCell.ts';
import { recordTexts } from '#texts/participation.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { notifySuccess } from '../../../../lib/notify.ts';
import { useSlices } from '../../../../ui/service/useSlices.ts';
import type { EditableColumn } from '../../scope/editable.ts';
import { useListScope } from '../../scope/listContext.ts';
import { EditInputs } from '../../scope/record/EditInputs.tsx';
import type { Record_RegistrationFragment } from '../../scope/record/Record.generated.ts';
import { notifyCancelled } from '../../scope/record/useCancelledMeanwhile.ts';
import { useRecordForm } from '../../scope/record/useRecordForm.tsx';
import { canUndo, useOfferUndo } from '../../scope/undo/undoScope.ts';
import { WithdrawDialog } from '../../scope/undo/WithdrawDialog.tsx';

interface CellFormProps {
  name: EditableColumn;
  /** Index of the format to preselect; null keeps the present one. */
  choice: number | null;
  registration: Record_RegistrationFragment;
  /** Whether a question about letters is open. */
  onBusy: (isBusy: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** A part of the record's form (LST-04), with the same rules, merging and conflicts, and with undo. */
export function CellForm({ name, choice, registration, onBusy, onDirty, onClose }: CellFormProps) {
  const { onChanged } = useListScope();
  const offerUndo = useOfferUndo();
  const canWithdraw = useSlices().has('withdrawals');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const leave = () => {
    onClose();
    void onChanged();
  };
  const { formProps, isSaving, hasConflict, inputs, question, notice } = useRecordForm({
    registration,
    choice,
    only: name,
    onDirty,
    onSuccess: ({ input, savedText }, saved, former) => {
      const isWithheld = input.sendLetter === false;
      const isUndoable = saved !== null && canUndo({ saved, former }, canWithdraw);
      const run = offerUndo(isUndoable ? { saved, former, isWithheld } : null);
      notifySuccess(savedText, isUndoable ? { action: { label: cellTexts.undo, run } } : {});
    },
    onSaved: () => {
      onClose();
      return onChanged();
    },
    onTakeNew: leave,
  });
  const section = useRef<HTMLInputElement>(null);
  const isQuestion = question !== null || isWithdrawing;
  useEffect(() => onBusy(isQuestion), [isQuestion, onBusy]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Runs after the popover's focus trap, which finds no input while the record loads and ignores the checked one later.
    const timer = setTimeout(() => {
      const all = fields.current;
      (all?.querySelector<HTMLElement>('input:checked') ?? all?.querySelector('input'))?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {question}
      {isWithdrawing ? (
        <WithdrawDialog
          registration={registration}
          onClose={() => setWithdrawing(false)}
          onWithdrawn={(text) => {
            notifySuccess(text);
            offerUndo(null);
            leave();
          }}
          onCancelled={(fullName) => {
            notifyCancelled(fullName);
            leave();
          }}
        />
      ) : null}
      <form {...formProps}>
        <Stack gap="md" ref={fields}>
          {notice}
          <EditInputs {...inputs} sectionRef={section} />
          {hasConflict ? null : (
            <Group gap="xs">
              <Button size="sm" type="submit" loading={isSaving}>
                {recordTexts.save}
              </Button>
              <Button size="sm" variant="default" disabled={isSaving} onClick={onClose}>
                {recordTexts.cancel}
              </Button>
              {name === 'format' && registration.confirmedFormat !== null && canWithdraw ? (
                <Button size="sm" variant="subtle" color="red" disabled={isSaving} onClick={() => setWithdrawing(true)}>
                  {withdrawalTexts.action}
                </Button>
              ) : null}
            </Group>
          )}
        </Stack>
      </form>
    </>
  );
}
