import type { ReactNode } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useListScope } from '../scope/listContext.ts';
import { PlanStages, type PlanStagesProps } from './PlanStages.tsx';
import { type SendItems, useBulkRun } from './useBulkRun.ts';

interface PlanDialogProps extends Omit<PlanStagesProps, 'plan' | 'run' | 'onDone'> {
  title: string;
  planTitle?: string;
  send: SendItems;
  onClose: () => void;
  /** The content until there is a plan. */
  children: ReactNode;
}

/** The dialog of a bulk change: the steps before the plan, then the plan, its letters, the run and its results. */
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
