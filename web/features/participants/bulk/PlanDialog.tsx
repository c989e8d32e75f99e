import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useStepFocus } from '../../../ui/focus/useStepFocus.ts';
import { useListScope } from '../scope/listContext.ts';
import { useOfferUndo } from '../scope/undo/undoScope.ts';
import { PlanStages, type PlanStagesProps } from './PlanStages.tsx';
import { type SendItems, useBulkRun } from './useBulkRun.ts';

interface PlanDialogProps extends Omit<PlanStagesProps, 'plan' | 'run' | 'areLettersOpen' | 'onLetters' | 'onDone'> {
  title: string;
  /** The headings of the plan, of the run and of its results. */
  titles?: { plan: string; run: string; results: string };
  send: SendItems;
  onClose: () => void;
  /** The content until there is a plan. */
  children: ReactNode;
}

const planTitles = { plan: texts.planTitle, run: texts.progressLabel, results: texts.resultTitle };

/** The dialog of a bulk change: the steps before the plan, then the plan, its letters, the run and its results. */
export function PlanDialog(props: PlanDialogProps) {
  const { title, titles = planTitles, send, onClose, onUndo, children, ...stages } = props;
  const { onChanged } = useListScope();
  const offerUndo = useOfferUndo();
  const run = useBulkRun(send);
  const [areLettersOpen, setLettersOpen] = useState(false);
  const { plan } = props.planning;
  const stage = run.isRunning ? 'run' : run.state === 'idle' ? 'plan' : 'results';
  const step = plan === null ? 'values' : stage === 'plan' && areLettersOpen ? 'letters' : stage;
  const content = useStepFocus(step);
  // Leaving the page would end the run.
  useWindowEvent('beforeunload', (event) => {
    if (run.isRunning) event.preventDefault();
  });
  const leave = (go: () => void) => () => {
    go();
    if (run.state === 'idle') return;
    offerUndo(null);
    void onChanged();
  };
  return (
    <FormDialog
      opened
      onClose={leave(onClose)}
      title={step === 'values' ? title : step === 'letters' ? texts.letters.list : titles[step]}
      busy={run.isRunning}
      size="xl"
    >
      <div {...content}>
        {plan === null ? (
          children
        ) : (
          <PlanStages
            {...stages}
            plan={plan}
            run={run}
            areLettersOpen={areLettersOpen}
            onLetters={setLettersOpen}
            onBack={() => {
              setLettersOpen(false);
              stages.onBack();
            }}
            onDone={leave(onClose)}
            {...(onUndo && { onUndo: leave(onUndo) })}
          />
        )}
      </div>
    </FormDialog>
  );
}
