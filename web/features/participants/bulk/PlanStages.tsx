import { type ReactNode, useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { BulkLetters, useLetterChoices } from './BulkLetters.tsx';
import { BulkPlan } from './BulkPlan.tsx';
import { BulkRun } from './BulkRun.tsx';
import { countLetters, type useBulkRun } from './useBulkRun.ts';
import type { Plan, usePlan } from './usePlan.ts';

export interface PlanStagesProps {
  plan: Plan;
  planning: ReturnType<typeof usePlan>;
  run: ReturnType<typeof useBulkRun>;
  /** Whether letters are sent unless the moderator declines them; otherwise only chosen ones are sent. */
  areLettersSent: boolean;
  /** A further effect of the plan. */
  note?: ReactNode;
  onBack: () => void;
  onDone: () => void;
  /** Undoes the changes of this run. */
  onUndo?: () => void;
}

/** The stages of a plan: its effect row by row, its letters, the run and its results. */
export function PlanStages(props: PlanStagesProps) {
  const { plan, planning, run, areLettersSent, note, onBack, onDone, onUndo } = props;
  const [areLettersOpen, setLettersOpen] = useState(false);
  const choices = useLetterChoices(areLettersSent);
  const { rows, letters, isLoading } = planning;
  const isSeen = letters !== 'unseen';
  // If the service cannot show letters, it sends all of them; an undo sends none by default.
  const items = (plan.items ?? []).map((item) => ({
    ...item,
    hasLetter: item.letterTo !== null,
    letterTo: (isSeen ? choices.sends(item.id) : areLettersSent) ? item.letterTo : null,
  }));
  const sent = countLetters(items);
  const applyLabel =
    sent.letters === 0 || !isSeen ? texts.apply(plan.changeCount) : texts.applyAndSend(plan.changeCount, sent.letters);
  const apply = () => void run.run(items);

  if (run.state !== 'idle') {
    return (
      <BulkRun
        run={run}
        items={items}
        decidesLetters={isSeen}
        onDone={onDone}
        {...(onUndo === undefined ? {} : { onUndo })}
      />
    );
  }
  if (areLettersOpen && Array.isArray(letters)) {
    return (
      <BulkLetters
        letters={letters}
        letterCount={plan.letterCount}
        hasFailed={planning.haveLettersFailed}
        sent={sent}
        choices={choices}
        isLoading={isLoading}
        applyLabel={applyLabel}
        onMore={() => void planning.readLetters()}
        onBack={() => setLettersOpen(false)}
        onApply={apply}
      />
    );
  }
  const hasLetters = plan.letterCount > 0 && isSeen;
  return (
    <BulkPlan
      plan={plan}
      rows={rows}
      outcome={planning.outcome}
      isLoading={isLoading}
      note={note}
      lettersNote={
        plan.letterCount === 0
          ? areLettersSent
            ? texts.noLetters
            : texts.undo.noLetters
          : isSeen
            ? texts.letters.planned(plan.letterCount, plan.letterPeopleCount, areLettersSent)
            : texts.letters.unseen
      }
      applyLabel={hasLetters ? texts.letters.next : applyLabel}
      onOutcome={(outcome) => void planning.narrow(outcome)}
      onMore={() => void planning.more()}
      onBack={onBack}
      onApply={() => {
        if (!hasLetters) return apply();
        setLettersOpen(true);
        if (letters === null) void planning.readLetters();
      }}
    />
  );
}
