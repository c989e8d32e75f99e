import type { ReactNode } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useListScope } from '../scope/listContext.ts';
import { PlanStages } from './PlanStages.tsx';
import { type SendItems, useBulkRun } from './useBulkRun.ts';
import type { usePlan } from './usePlan.ts';

interface PlanDialogProps {
  title: string;
  planTitle?: string;
  planning: ReturnType<typeof usePlan>;
  send: SendItems;
  /** Whether letters go out unless the moderator declines them; else only those that the moderator chooses. */
  areLettersSent: boolean;
  /** What else the plan does. */
  note?: ReactNode;
  onBack: () => void;
  onClose: () => void;
  /** Undoes the changes of this run. */
  onUndo?: () => void;
  /** What is shown until there is a plan. */
  children: ReactNode;
}

/** A change of many records: what leads to its plan, then the plan, its letters, the run and its results. */
export function PlanDialog(props: PlanDialogProps) {
  const { title, planTitle = texts.planTitle, send, onClose, onUndo, children, ...stages } = props;
  const { onChanged } = useListScope();
  const run = useBulkRun(send);
  const { plan } = props.planning;
  const leave = (go: () => void) => () => {
    go();
    if (run.state !== 'idle') void onChanged();
  };
  return (
    <FormDialog
      opened
      onClose={leave(onClose)}
      title={plan === null ? title : planTitle}
      busy={run.isRunning}
      size="xl"
    >
      {plan === null ? (
        children
      ) : (
        <PlanStages
          {...stages}
          plan={plan}
          run={run}
          onDone={leave(onClose)}
          {...(onUndo && { onUndo: leave(onUndo) })}
        />
      )}
    </FormDialog>
  );
}
