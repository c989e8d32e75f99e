import type { ReactNode } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { BulkLetters, useLetterChoices } from './BulkLetters.tsx';
import { BulkPlan } from './BulkPlan.tsx';
import { BulkRun } from './BulkRun.tsx';
import { countLetters, type useBulkRun } from './useBulkRun.ts';
import type { Plan, usePlan } from './usePlan.ts';

export interface PlanStagesProps {
  plan: Plan;
  planning: ReturnType<typeof usePlan<unknown>>;
  run: ReturnType<typeof useBulkRun>;
  /** Whether letters are sent unless the moderator declines them; otherwise only chosen ones are sent. */
  areLettersSent: boolean;
  /** Whether the step with the letters is open. */
  areLettersOpen: boolean;
  /** Opens or leaves that step. */
  onLetters: (areOpen: boolean) => void;
  /** The words of the button that starts the run. */
  labels?: { apply: (n: number) => string; applyAndSend: (n: number, sent: number) => string };
  /** A further effect of the plan. */
  note?: ReactNode;
  onBack: () => void;
  onDone: () => void;
  /** Undoes the changes of this run. */
  onUndo?: () => void;
}

function lettersNote(plan: Plan, areSent: boolean, hasStep: boolean): string {
  if (!areSent) return hasStep ? texts.letters.chosen : texts.undo.noLetters;
  return plan.letterCount === 0
    ? texts.noLetters
    : texts.letters.planned(plan.letterCount, plan.letterPeopleCount, hasStep);
}

/** The stages of a plan: its effect row by row, its letters if the provider shows them, the run and its results. */
export function PlanStages(props: PlanStagesProps) {
  const { plan, planning, run, areLettersSent, areLettersOpen, note, onLetters, onBack, onDone, onUndo } = props;
  const { labels = texts } = props;
  const choices = useLetterChoices(areLettersSent);
  const { rows, letters, isLoading } = planning;
  const hasLettersStep = useSlices().has('letterPreviews') && plan.letterCount > 0;
  const items = (plan.items ?? []).map((item) => ({
    ...item,
    hasLetter: item.letterTo !== null,
    letterTo: choices.sends(item.id) ? item.letterTo : null,
  }));
  const sent = countLetters(items);
  const apply = () => void run.run(items);

  if (run.state !== 'idle') {
    return <BulkRun run={run} items={items} onDone={onDone} {...(onUndo === undefined ? {} : { onUndo })} />;
  }
  if (areLettersOpen && hasLettersStep && letters !== null) {
    return (
      <BulkLetters
        letters={letters}
        letterCount={plan.letterCount}
        restCount={planning.restCount}
        hasFailed={planning.haveLettersFailed}
        sent={sent}
        choices={choices}
        isLoading={isLoading}
        applyLabel={
          sent.letters === 0 ? labels.apply(plan.changeCount) : labels.applyAndSend(plan.changeCount, sent.letters)
        }
        onMore={() => void planning.readLetters()}
        onBack={() => onLetters(false)}
        onApply={apply}
      />
    );
  }
  return (
    <BulkPlan
      plan={plan}
      rows={rows}
      outcome={planning.outcome}
      isLoading={isLoading}
      problem={planning.problem}
      note={note}
      lettersNote={lettersNote(plan, areLettersSent, hasLettersStep)}
      applyLabel={hasLettersStep ? texts.letters.next : labels.apply(plan.changeCount)}
      onOutcome={(outcome) => void planning.narrow(outcome)}
      onMore={() => void planning.more()}
      onBack={onBack}
      onApply={() => {
        if (!hasLettersStep) return apply();
        onLetters(true);
        if (letters === null) void planning.readLetters();
      }}
    />
  );
}
