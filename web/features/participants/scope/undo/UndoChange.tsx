import { useEffect, useRef } from 'react';
import { cellTexts as texts } from '#texts/participantCell.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { sendInput } from '../../../../lib/payload.ts';
import { type Problem, perform } from '../../../../lib/perform.ts';
import { useLetterStep } from '../letters/useLetterStep.tsx';
import { useListScope } from '../listContext.ts';
import { useConfirmFormatMutation } from '../record/ConfirmFormat.generated.ts';
import { recordValues, undoInput } from '../record/editForm.ts';
import type { SavedChange } from './undoScope.ts';
import { useWithdrawal } from './useWithdrawal.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** How an undo ended, in words. */
export interface UndoResult {
  text: string;
  isDone: boolean;
}

interface UndoChangeProps {
  change: SavedChange;
  /** Null: the person left the question, or a failure was shown. */
  onEnd: (result: UndoResult | null) => void;
  /** Hears why a call failed, instead of a toast. */
  onProblem?: (problem: Problem | null) => void;
}

/** Starts an undo with the component. Effects run twice in development; the change is undone once. */
function useStart(undo: () => Promise<UndoResult | null>, onEnd: UndoChangeProps['onEnd']): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void undo().then(onEnd, () => onEnd(null));
  });
}

/** Writes the former values back, unless another person has changed the record since; a letter about it is shown first. */
function RestoreValues({ change, onEnd, onProblem }: UndoChangeProps) {
  const { project, onChanged } = useListScope();
  const [confirm] = useConfirmFormatMutation();
  const letters = useLetterStep(onProblem);

  const undo = async (): Promise<UndoResult | null> => {
    const { saved, former, isWithheld } = change;
    const { format } = former;
    if (format === '') return null;
    const input = {
      registrationId: saved.id,
      expectedVersion: saved.version,
      ...undoInput({ ...former, format }, recordValues(saved), project),
    };
    const choice = isWithheld
      ? { input: { sendLetter: false }, savedText: texts.undone }
      : await letters.ask(input, texts.undone);
    if (choice === null) return null;
    const done = await perform({ inPlace: onProblem, call: () => sendInput(confirm, { ...input, ...choice.input }) });
    await onChanged();
    if (done === null) return null;
    return done.conflict ? { text: texts.undoConflict, isDone: false } : { text: choice.savedText, isDone: true };
  };
  useStart(undo, onEnd);
  return letters.element;
}

/** Takes a first decision back at once: its letter was left out, so there is nothing to ask. */
function WithdrawSilently({ change, onEnd, onProblem }: UndoChangeProps) {
  const { onChanged } = useListScope();
  const { run } = useWithdrawal(onProblem);
  const undo = async (): Promise<UndoResult | null> => {
    const isDone = await run(change.saved, false);
    await onChanged();
    return isDone ? { text: withdrawalTexts.done, isDone } : null;
  };
  useStart(undo, onEnd);
  return null;
}

/** Undoes a saved change. A first decision leaves no values to write back: it is withdrawn (extension WITHDRAWALS). */
export function UndoChange(props: UndoChangeProps) {
  const { change, onEnd } = props;
  const { onChanged } = useListScope();
  if (change.former.format !== '') return <RestoreValues {...props} />;
  if (change.isWithheld) return <WithdrawSilently {...props} />;
  return (
    <WithdrawDialog
      registration={change.saved}
      onClose={() => onEnd(null)}
      onWithdrawn={(text) => {
        onEnd({ text, isDone: true });
        void onChanged();
      }}
    />
  );
}
