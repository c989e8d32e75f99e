import { useEffect, useRef } from 'react';
import { cellTexts as texts } from '#texts/participantCell.ts';
import { recordTexts } from '#texts/participation.ts';
import { sendInput } from '../../../../lib/payload.ts';
import { type Problem, perform } from '../../../../lib/perform.ts';
import { unchanged, useLetterStep } from '../letters/useLetterStep.tsx';
import { useListScope } from '../listContext.ts';
import { useConfirmFormatMutation } from '../record/ConfirmFormat.generated.ts';
import { conflictOnly } from '../record/conflictOnly.ts';
import { recordValues, undoInput } from '../record/editForm.ts';
import { useCancelledMeanwhile } from '../record/useCancelledMeanwhile.ts';
import type { SavedChange } from './undoScope.ts';
import { useWithdrawal } from './useWithdrawal.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** The result of an undo, in words. */
export interface UndoResult {
  text: string;
  isDone: boolean;
}

interface UndoChangeProps {
  change: SavedChange;
  onEnd: (result: UndoResult) => void;
  /** Called if nothing ended: the person cancelled the question, or a failure was shown. */
  onClose: () => void;
  /** Gets the reason if a call failed; replaces the toast. */
  onProblem?: (problem: Problem | null) => void;
}

const cancelled: UndoResult = { text: recordTexts.cancelled.meanwhile, isDone: false };
const changed: UndoResult = { text: texts.undoConflict, isDone: false };

/** Starts an undo when the component mounts. React runs effects twice in development, but the change is undone once. */
function useStart(undo: () => Promise<UndoResult | null>, { onEnd, onClose }: UndoChangeProps): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void undo().then((result) => (result === null ? onClose() : onEnd(result)), onClose);
  });
}

/** Restores the former values, unless another person has changed the record since; shows a letter about it first. */
function RestoreValues(props: UndoChangeProps) {
  const { change, onEnd, onProblem } = props;
  const { project, onChanged } = useListScope();
  const [confirm] = useConfirmFormatMutation();
  const cancelledMeanwhile = useCancelledMeanwhile();
  const onGone = () => cancelledMeanwhile(change.saved.id, () => onEnd(cancelled));
  const letters = useLetterStep({ onProblem, onGone });

  const undo = async (): Promise<UndoResult | null> => {
    const { saved, former, isWithheld } = change;
    const { format } = former;
    if (format === '') return null;
    const input = {
      registrationId: saved.id,
      expectedVersion: saved.version,
      ...undoInput({ ...former, format }, recordValues(saved), project),
    };
    // The change took the participant's confirmation back, and an undo cannot give it: the letter asks for it again.
    const lostConfirmation = former.isConfirmed && !saved.isConfirmed;
    const done = lostConfirmation ? texts.undoneUnconfirmed : texts.undone;
    const choice =
      isWithheld && !lostConfirmation
        ? { input: { sendLetter: false }, savedText: done }
        : await letters.ask(input, done);
    if (choice === null) return null;
    const answer = await perform({
      inPlace: onProblem,
      call: async () => conflictOnly(await sendInput(confirm, { ...input, ...choice.input })),
      onGone,
    });
    await onChanged();
    if (answer === null) return null;
    if (answer.conflict) return changed;
    return { text: (answer.isUnchanged ? unchanged : choice).savedText, isDone: true };
  };
  useStart(undo, props);
  return letters.element;
}

/** Takes a first decision back without a question, because no letter about it was sent. */
function WithdrawSilently(props: UndoChangeProps) {
  const { change, onEnd, onProblem } = props;
  const { onChanged } = useListScope();
  const { run } = useWithdrawal({
    onCancelled: () => onEnd(cancelled),
    onConflict: () => onEnd(changed),
    inPlace: onProblem,
  });
  const undo = async (): Promise<UndoResult | null> => {
    const text = await run(change.saved, false);
    await onChanged();
    return text === null ? null : { text, isDone: true };
  };
  useStart(undo, props);
  return null;
}

/** Undoes a saved change. After a first decision there are no former values: it is withdrawn (extension WITHDRAWALS). */
export function UndoChange(props: UndoChangeProps) {
  const { change, onEnd, onClose } = props;
  const { onChanged } = useListScope();
  const end = (result: UndoResult) => {
    onEnd(result);
    void onChanged();
  };
  if (change.former.format !== '') return <RestoreValues {...props} />;
  if (change.isWithheld) return <WithdrawSilently {...props} />;
  return (
    <WithdrawDialog
      registration={change.saved}
      onClose={onClose}
      onCancelled={() => end(cancelled)}
      onConflict={() => end(changed)}
      onWithdrawn={(text) => end({ text, isDone: true })}
    />
  );
}
