import { notifySuccess } from '../../../lib/notify.ts';
import { cellTexts as texts } from '../../../texts/ru/participantCell.ts';
import type { LetterChoice } from '../letters/useLetterStep.tsx';
import type { EditValues } from '../record/editForm.ts';
import type { Record_RegistrationFragment } from '../record/Record.generated.ts';
import { useRequestUndo } from './undoScope.ts';

/**
 * Reports a saved change with a button that undoes it. The first confirmation of a format cannot be undone: a record never
 * loses its confirmed format.
 */
export function useUndo() {
  const request = useRequestUndo();
  return ({ input, savedText }: LetterChoice, saved: Record_RegistrationFragment | null, former: EditValues): void => {
    const isWithheld = input.sendLetter === false;
    const canUndo = saved !== null && former.format !== '';
    notifySuccess(
      savedText,
      canUndo ? { action: { label: texts.undo, run: () => request({ saved, former, isWithheld }) } } : {},
    );
  };
}
