import { Text } from '@mantine/core';
import { useState } from 'react';
import { payloadOf } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useListScope } from '../list/listContext.ts';
import type { SelectionStore } from '../list/selection.ts';
import { useSelected } from '../list/useSelection.ts';
import { useApplyBulkChangeMutation } from './ApplyBulkChange.generated.ts';
import { BulkForm } from './BulkForm.tsx';
import { type BulkValues, bulkChange, clearedFields, emptyBulk } from './bulkForm.ts';
import { PlanStages } from './PlanStages.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { type SendItems, useBulkRun } from './useBulkRun.ts';
import { useLoadBulkChange } from './useLoadBulkChange.ts';
import { usePlan } from './usePlan.ts';

interface BulkDialogProps {
  store: SelectionStore;
  /** How many records were found. */
  totalCount: number;
  onClose: () => void;
}

/** Changes many records: what to set, the dry run, its letters, then chunk by chunk with a result a record. */
export function BulkDialog({ store, totalCount, onClose }: BulkDialogProps) {
  const { project, onChanged } = useListScope();
  // The selection at the time the dialog opened; the list may change meanwhile.
  const selected = useSelected(store, totalCount);
  const [chosen] = useState(selected);
  const [runId] = useState(randomKey);
  const [isUndoing, setUndoing] = useState(false);
  const [values, setValues] = useState<BulkValues>(emptyBulk);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [apply] = useApplyBulkChangeMutation();
  const loader = useLoadBulkChange(chosen.selection, setErrors);
  const planning = usePlan();
  const run = useBulkRun();
  const { plan } = planning;
  const change = bulkChange(values) ?? {};
  const cleared = clearedFields(change);
  const finish = () => {
    onClose();
    if (run.state !== 'idle') void onChanged();
  };
  const send: SendItems = (items) =>
    perform({
      call: async () => {
        const letter = ({ letterTo, hasLetter }: (typeof items)[number]) =>
          hasLetter && letterTo === null ? { sendLetter: false } : {};
        const sent = items.map((item) => ({ id: item.id, version: item.version, ...letter(item) }));
        const input = { items: sent, project, change, runId };
        return payloadOf(await apply({ variables: { input } }), 'applyBulkChange');
      },
    });

  if (isUndoing) return <UndoDialog runId={runId} onClose={finish} />;
  return (
    <FormDialog
      opened
      onClose={finish}
      title={plan === null ? texts.title : texts.planTitle}
      busy={run.isRunning}
      size="xl"
    >
      {plan === null ? (
        <BulkForm
          count={chosen.count}
          values={values}
          errors={errors}
          isPlanning={planning.isLoading}
          onValues={(next) => {
            setValues(next);
            setErrors({});
          }}
          onPlan={() => void planning.make(loader(change))}
          onCancel={onClose}
        />
      ) : (
        <PlanStages
          plan={plan}
          planning={planning}
          run={run}
          send={send}
          areLettersSent
          note={
            cleared.length === 0 ? null : (
              <Text size="sm" fw={600}>
                {texts.clears(cleared)}
              </Text>
            )
          }
          onBack={planning.leave}
          onDone={finish}
          onUndo={() => setUndoing(true)}
        />
      )}
    </FormDialog>
  );
}
