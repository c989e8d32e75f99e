import { useState } from 'react';
import type { Problem } from '../../../lib/perform.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import type { LetterChoice } from '../scope/letters/useLetterStep.tsx';
import type { RecordFormOptions } from '../scope/record/useRecordForm.tsx';
import type { UndoResult } from '../scope/undo/UndoChange.tsx';
import { canUndo, type SavedChange } from '../scope/undo/undoScope.ts';

/** The latest event of a decision, and its record. */
export type ReviewEvent = { id: string; name: string } & (
  | { kind: 'saved'; outcome: Exclude<LetterChoice['outcome'], 'unchanged'> }
  | { kind: 'unchanged' | 'undone' | 'failed'; text: string; requestId?: string | null }
);

interface StatusOptions {
  /** The record that is shown. */
  id: string;
  name: string;
  /** Called when the decision about the shown record was undone, so that its form starts again. */
  onUndone: () => void;
}

/** The review's message about the last decision, and its undo. */
export function useReviewStatus({ id, name, onUndone }: StatusOptions) {
  const canWithdraw = useSlices().has('withdrawals');
  const [event, setEvent] = useState<ReviewEvent | null>(null);
  const [last, setLast] = useState<SavedChange | null>(null);
  const [undone, setUndone] = useState<SavedChange | null>(null);

  const onSuccess: RecordFormOptions['onSuccess'] = ({ input, outcome, savedText }, saved, former) => {
    setEvent({
      id,
      name,
      ...(outcome === 'unchanged' ? { kind: outcome, text: savedText } : { kind: 'saved', outcome }),
    });
    const isUndoable = saved !== null && canUndo({ saved, former }, canWithdraw);
    setLast(isUndoable ? { saved, former, isWithheld: input.sendLetter === false } : null);
  };
  const about = undone && { id: undone.saved.id, name: undone.saved.fullName ?? '' };
  const onClose = () => setUndone(null);
  const onEnd = (result: UndoResult) => {
    onClose();
    if (about === null) return;
    setEvent({ ...about, kind: result.isDone ? 'undone' : 'failed', text: result.text });
    setLast(null);
    if (about.id === id) onUndone();
  };
  const onProblem = (problem: Problem | null) => {
    if (about !== null && problem !== null) {
      setEvent({ ...about, kind: 'failed', text: problem.message, requestId: problem.requestId });
    }
  };
  // The button stays until the undo ends, because its dialog returns the focus to it; a second click does nothing.
  return {
    event,
    undo: last && (() => setUndone((running) => running ?? last)),
    undone,
    onSuccess,
    onEnd,
    onClose,
    onProblem,
  };
}
