import { type ReactNode, Suspense, useState } from 'react';
import { letterTexts as texts } from '#texts/letters.ts';
import type { ConfirmFormatInput } from '../../../../generated/types.ts';
import { perform } from '../../../../lib/perform.ts';
import { lazyPart } from '../../../../ui/page/lazyPart.ts';
import type { DecisionPreview } from './LetterDialog.tsx';
import { usePreviewDecisionLazyQuery } from './PreviewDecision.generated.ts';

const LetterDialog = lazyPart('LetterDialog', () => import('./LetterDialog.tsx'));

/** What the person decided about the letter of a save. */
export interface LetterChoice {
  /** For the input of confirmFormat: empty where the letter goes out, as it does by itself. */
  input: { sendLetter?: false };
  /** What to say after the save. */
  savedText: string;
}

interface Question {
  preview: DecisionPreview;
  decide: (sendLetter: boolean | null) => void;
}

/** Of a decision that the save will reject. */
const nothing: DecisionPreview = { hasLetter: false, letter: null, isLetterFailed: false, placeClashes: [] };

/** `unseen`: the service did not show the letter beforehand, and sends it. */
function choiceOf({ hasLetter, letter }: DecisionPreview, sendLetter: boolean, done: string): LetterChoice {
  if (!sendLetter) return { input: { sendLetter: false }, savedText: texts.saved.withheld(done) };
  if (letter === null) return { input: {}, savedText: hasLetter ? texts.saved.unseen(done) : done };
  return { input: {}, savedText: texts.saved.sent(done, letter.fullName) };
}

/**
 * The step before a save: shows the letter that it would send, or says that the service could not show it, and others on
 * the same place. A save that causes none of these passes at once.
 */
export function useLetterStep(): {
  /**
   * Null where the person returns to the form, or the question could not be asked (a toast says so). `done`: what the
   * save does, in words.
   */
  ask: (input: ConfirmFormatInput, done?: string) => Promise<LetterChoice | null>;
  isAsking: boolean;
  /** To be rendered where `ask` is used. */
  element: ReactNode;
} {
  const [query, { loading }] = usePreviewDecisionLazyQuery({ fetchPolicy: 'no-cache' });
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = async (input: ConfirmFormatInput, done: string = texts.saved.done): Promise<LetterChoice | null> => {
    const answer = await perform({
      call: async () => {
        const { data, error } = await query({ variables: { input } });
        if (!data?.previewDecision) throw error;
        // The save itself reports rejections, on its fields.
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
      <Suspense>
        <LetterDialog preview={question.preview} onDecide={question.decide} />
      </Suspense>
    );
  return { ask, isAsking: loading, element };
}
