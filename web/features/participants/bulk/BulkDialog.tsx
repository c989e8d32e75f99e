import { useState } from 'react';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useListScope } from '../list/listContext.ts';
import type { SelectionStore } from '../list/selection.ts';
import { useSelected } from '../list/useSelection.ts';
import { BulkForm } from './BulkForm.tsx';
import { BulkPlan } from './BulkPlan.tsx';
import { BulkRun } from './BulkRun.tsx';
import { type BulkValues, bulkChange, clearedFields, emptyBulk } from './bulkForm.ts';
import { useBulkPlan } from './useBulkPlan.ts';
import { useBulkRun } from './useBulkRun.ts';

interface BulkDialogProps {
  store: SelectionStore;
  /** How many records were found. */
  totalCount: number;
  onClose: () => void;
}

/** Changes many records: what to set, the dry run, then chunk by chunk with a result a record. */
export function BulkDialog({ store, totalCount, onClose }: BulkDialogProps) {
  const { onChanged } = useListScope();
  // The selection at the time the dialog opened; the list may change meanwhile.
  const selected = useSelected(store, totalCount);
  const [chosen] = useState(selected);
  const [values, setValues] = useState<BulkValues>(emptyBulk);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const bulkPlan = useBulkPlan(chosen.selection, setErrors);
  const run = useBulkRun();
  const { plan, rows } = bulkPlan;
  const change = bulkChange(values) ?? {};
  const items = plan?.items ?? [];
  const isRunning = run.state === 'running' || run.state === 'stopping';
  const finish = () => {
    onClose();
    if (run.state !== 'idle') void onChanged();
  };

  const body = () => {
    if (plan === null) {
      return (
        <BulkForm
          count={chosen.count}
          values={values}
          errors={errors}
          isPlanning={bulkPlan.isLoading}
          onValues={(next) => {
            setValues(next);
            setErrors({});
          }}
          onPlan={() => void bulkPlan.make(change)}
          onCancel={onClose}
        />
      );
    }
    if (run.state === 'idle') {
      return (
        <BulkPlan
          plan={plan}
          cleared={clearedFields(change)}
          rows={rows}
          outcome={bulkPlan.outcome}
          isLoading={bulkPlan.isLoading}
          onOutcome={(outcome) => void bulkPlan.narrow(change, outcome)}
          onMore={() => void bulkPlan.more(change)}
          onBack={bulkPlan.leave}
          onApply={() => void run.run(items, change)}
        />
      );
    }
    return (
      <BulkRun
        run={run}
        count={items.length}
        nameOf={(id) => rows.find((row) => row.id === id)?.fullName}
        onContinue={() => void run.run(run.left, change)}
        onRetry={(failed) => {
          const ids = new Set(failed.map(({ id }) => id));
          void run.run([...run.left, ...items.filter(({ id }) => ids.has(id))], change);
        }}
        onDone={finish}
      />
    );
  };
  return (
    <FormDialog
      opened
      onClose={finish}
      title={plan === null ? texts.title : texts.planTitle}
      busy={isRunning}
      size="xl"
    >
      {body()}
    </FormDialog>
  );
}
