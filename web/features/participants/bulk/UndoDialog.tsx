import { Skeleton, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isNotFound } from '../../../lib/failures.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useListScope } from '../list/listContext.ts';
import { usePlanBulkUndoLazyQuery } from './PlanBulkUndo.generated.ts';
import { PlanStages } from './PlanStages.tsx';
import { useUndoBulkRunMutation } from './UndoBulkRun.generated.ts';
import { type SendItems, useBulkRun } from './useBulkRun.ts';
import { type LoadPlan, usePlan } from './usePlan.ts';

interface UndoDialogProps {
  runId: string;
  onClose: () => void;
}

/** Undoes a change of many records: the dry run, its letters (none go out unless chosen), the results. */
export function UndoDialog({ runId, onClose }: UndoDialogProps) {
  const { year, onChanged } = useListScope();
  const [query] = usePlanBulkUndoLazyQuery({ fetchPolicy: 'no-cache' });
  const [undo] = useUndoBulkRunMutation();
  const [undoRunId] = useState(randomKey);
  const [error, setError] = useState<unknown>(null);
  const planning = usePlan();
  const run = useBulkRun();
  const { plan } = planning;
  const load: LoadPlan = async (part) => {
    const { data, error: failure } = await query({ variables: { input: { year, runId }, ...part } });
    setError(data?.planBulkUndo ? null : failure);
    return data?.planBulkUndo ?? null;
  };
  const make = () => void planning.make(load).catch(setError);
  const isMade = useRef(false);
  useEffect(() => {
    // Effects run twice in development; the plan is made once.
    if (isMade.current) return;
    isMade.current = true;
    make();
  });
  const send: SendItems = (items) =>
    perform({
      call: async () => {
        const sent = items.map(({ id, letterTo }) => ({ id, sendLetter: letterTo !== null }));
        const input = { runId, undoRunId, items: sent };
        return payloadOf(await undo({ variables: { input } }), 'undoBulkRun');
      },
    });
  const finish = () => {
    onClose();
    if (run.state !== 'idle') void onChanged();
  };
  return (
    <FormDialog opened onClose={finish} title={texts.undo.title} busy={run.isRunning} size="xl">
      {plan !== null ? (
        <PlanStages
          plan={plan}
          planning={planning}
          run={run}
          send={send}
          areLettersSent={false}
          note={<Text size="sm">{texts.undo.notice}</Text>}
          onBack={onClose}
          onDone={finish}
        />
      ) : isNotFound(error) ? (
        <Text>{texts.undo.unknown}</Text>
      ) : error ? (
        <LoadFailure error={error} what={texts.undo.what} onRetry={make} />
      ) : (
        <Skeleton height={320} aria-busy="true" />
      )}
    </FormDialog>
  );
}
