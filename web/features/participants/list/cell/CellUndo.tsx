import { useEffect, useRef } from 'react';
import { cellTexts as texts } from '#texts/participantCell.ts';
import { notifyError, notifySuccess, toast } from '../../../../lib/notify.ts';
import { sendInput } from '../../../../lib/payload.ts';
import { perform } from '../../../../lib/perform.ts';
import { useLetterStep } from '../../scope/letters/useLetterStep.tsx';
import { useListScope } from '../../scope/listContext.ts';
import { useConfirmFormatMutation } from '../../scope/record/ConfirmFormat.generated.ts';
import { recordValues, undoInput } from '../../scope/record/editForm.ts';
import type { CellChange } from './undoScope.ts';

interface CellUndoProps {
  change: CellChange;
  onDone: () => void;
}

/**
 * Writes the former values back, unless another person has changed the record since. Whoever got a letter about the change
 * may get one about its end, which is shown first.
 */
export function CellUndo({ change, onDone }: CellUndoProps) {
  const { project, onChanged } = useListScope();
  const [confirm] = useConfirmFormatMutation();
  const letters = useLetterStep();

  const undo = async () => {
    const { saved, former, isWithheld } = change;
    const { format } = former;
    if (format === '') return;
    const input = {
      registrationId: saved.id,
      expectedVersion: saved.version,
      ...undoInput({ ...former, format }, recordValues(saved), project),
    };
    const choice = isWithheld
      ? { input: { sendLetter: false }, savedText: texts.undone }
      : await letters.ask(input, texts.undone);
    if (choice === null) return;
    const done = await perform({ call: () => sendInput(confirm, { ...input, ...choice.input }) });
    if (done?.conflict) notifyError(texts.undoConflict, { autoClose: toast.rejection });
    else if (done) notifySuccess(choice.savedText);
    await onChanged();
  };
  const isStarted = useRef(false);
  useEffect(() => {
    // Effects run twice in development; the change is undone once.
    if (isStarted.current) return;
    isStarted.current = true;
    void undo().finally(onDone);
  });
  return letters.element;
}
