import { type ReactNode, useState } from 'react';
import { letterTexts as texts } from '#texts/letters.ts';
import type { ConfirmFormatInput } from '../../../../generated/types.ts';
import { type Problem, perform } from '../../../../lib/perform.ts';
import { lazyDialog } from '../../../../ui/page/lazyDialog.tsx';
import type { DecisionPreview } from './LetterDialog.tsx';
import { usePreviewDecisionLazyQuery } from './PreviewDecision.generated.ts';

const LetterDialog = lazyDialog('LetterDialog', () => import('./LetterDialog.tsx'));

/** What the person decided about the letter of a save. */
export interface LetterChoice {
  /** For the input of confirmFormat; empty if the letter is sent, which is the default. */
  input: { sendLetter?: false };
  /** What to say after the save. */
  savedText: string;
  /** What happens to the letter; `none` if the save sends none, `unseen` if the service sends it without a preview. */
  outcome: 'sent' | 'withheld' | 'unseen' | 'none' | 'unchanged';
}

/** In place of the choice if the record had the values already: the save sent no letter. */
export const unchanged: LetterChoice = { input: {}, savedText: texts.saved.unchanged, outcome: 'unchanged' };

interface LetterStepOptions {
  /** Gets the reason if the question could not be asked; replaces the toast unless `withToast`. */
  onProblem: ((problem: Problem | null) => void) | undefined;
  withToast?: boolean;
  /** As in `perform`. */
  onGone: () => Promise<boolean>;
}

interface Question {
  preview: DecisionPreview;
  decide: (sendLetter: boolean | null) => void;
}

/** The preview of a decision that the save will reject. */
const nothing: DecisionPreview = { hasLetter: false, letter: null, isLetterFailed: false, placeClashes: [] };

/** `unseen`: the service did not show the letter beforehand, and sends it. */
function choiceOf({ hasLetter, letter }: DecisionPreview, sendLetter: boolean, done: string): LetterChoice {
  if (!sendLetter) return { input: { sendLetter: false }, savedText: texts.saved.withheld(done), outcome: 'withheld' };
  if (letter !== null) return { input: {}, savedText: texts.saved.sent(done, letter.fullName), outcome: 'sent' };
  if (hasLetter) return { input: {}, savedText: texts.saved.unseen(done), outcome: 'unseen' };
  return { input: {}, savedText: done, outcome: 'none' };
}

/**
 * The step before a save: shows the letter that it would send, or says that the service could not show it, and shows other
 * records on the same place. A save without any of these needs no question.
 */
export function useLetterStep({ onProblem, withToast = false, onGone }: LetterStepOptions): {
  /**
   * Returns null if the person returns to the form, or if the question could not be asked. `done` describes the
   * save in words.
   */
  ask: (input: ConfirmFormatInput, done?: string) => Promise<LetterChoice | null>;
  isAsking: boolean;
  /** Render this where `ask` is used. */
  element: ReactNode;
} {
  const [query, { loading }] = usePreviewDecisionLazyQuery({ fetchPolicy: 'no-cache' });
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = async (input: ConfirmFormatInput, done: string = texts.saved.done): Promise<LetterChoice | null> => {
    const answer = await perform({
      ...(withToast ? { onProblem } : { inPlace: onProblem }),
      onGone,
      call: async () => {
        const { data, error } = await query({ variables: { input } });
        if (!data?.previewDecision) throw error;
        // The save itself shows rejections on its fields.
        return { preview: data.previewDecision.preview ?? nothing, userErrors: [] };
      },
    });
    if (!answer) return null;
    const { preview } = answer;
    const { letter, isLetterFailed, placeClashes } = preview;
    if (letter === null && !isLetterFailed && placeClashes.length === 0) return choiceOf(preview, true, done);
    const sendLetter = await new Promise<boolean | null>((decide) => setQuestion({ preview, decide }));
    setQuestion(null);
    return sendLetter === null ? null : choiceOf(preview, sendLetter, done);
  };
  const element =
    question === null ? null : (
      <LetterDialog preview={question.preview} onDecide={question.decide} onClose={() => question.decide(null)} />
    );
  // The part that shows the question may still load.
  return { ask, isAsking: loading || question !== null, element };
}
