import { notifyError, notifySuccess, toast } from '../../../lib/notify.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import { cellTexts as texts } from '../../../texts/ru/participantCell.ts';
import type { LetterChoice } from '../letters/useLetterStep.tsx';
import { useListScope } from '../list/listContext.ts';
import { useConfirmFormatMutation } from '../record/ConfirmFormat.generated.ts';
import { type EditValues, editInput, recordValues } from '../record/editForm.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';

/**
 * Reports a saved change with a button that writes the former values back, unless another person has changed the record
 * since. The first confirmation of a format cannot be undone: a record never loses its confirmed format.
 */
export function useUndo(hasPlace: boolean) {
  const { onChanged } = useListScope();
  const [confirm] = useConfirmFormatMutation();

  const undo = async (saved: Record_RegistrationFragment, former: EditValues, letter: LetterChoice['input']) => {
    const { format } = former;
    if (format === '') return;
    const input = {
      registrationId: saved.id,
      expectedVersion: saved.version,
      ...editInput({ ...former, format }, recordValues(saved), hasPlace),
      // Whoever got a letter about the change gets one about its end.
      ...letter,
    };
    const done = await perform({
      call: async () => payloadOf(await confirm({ variables: { input } }), 'confirmFormat'),
    });
    if (done?.conflict) notifyError(texts.undoConflict, { autoClose: toast.rejection });
    else if (done) notifySuccess(texts.undone);
    await onChanged();
  };

  return (choice: LetterChoice, saved: Record_RegistrationFragment | null, former: EditValues): void => {
    const canUndo = saved !== null && former.format !== '';
    notifySuccess(
      choice.savedText,
      canUndo ? { action: { label: texts.undo, run: () => void undo(saved, former, choice.input) } } : {},
    );
  };
}
