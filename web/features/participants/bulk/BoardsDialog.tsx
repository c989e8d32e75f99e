import { useState } from 'react';
import { payloadOf } from '../../../lib/payload.ts';
import { perform } from '../../../lib/perform.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { bulkTexts as texts } from '../../../texts/ru/bulk.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useListScope } from '../list/listContext.ts';
import { BoardsForm, type BoardValues, firstBoards } from './BoardsForm.tsx';
import { useNumberBoardsMutation } from './NumberBoards.generated.ts';
import { usePlanBoardNumbersLazyQuery } from './PlanBoardNumbers.generated.ts';
import { PlanStages } from './PlanStages.tsx';
import { planLoader } from './planned.ts';
import { UndoDialog } from './UndoDialog.tsx';
import { type SendItems, useBulkRun } from './useBulkRun.ts';
import { usePlan } from './usePlan.ts';

/** Numbers the boards of posters: sections and order, the dry run, the results. */
export function BoardsDialog({ onClose }: { onClose: () => void }) {
  const { year, onChanged } = useListScope();
  const [values, setValues] = useState<BoardValues>(firstBoards);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [runId] = useState(randomKey);
  const [isUndoing, setUndoing] = useState(false);
  const [query] = usePlanBoardNumbersLazyQuery({ fetchPolicy: 'no-cache' });
  const [number] = useNumberBoardsMutation();
  const planning = usePlan();
  const run = useBulkRun();
  const { plan } = planning;
  const load = planLoader({
    call: async (part) => {
      const { startAt, ...rest } = values;
      const input = { year, ...rest, startAt: startAt === '' ? 0 : startAt };
      const { data, error } = await query({ variables: { input, ...part } });
      return { plan: data?.planBoardNumbers, error };
    },
    fields: ['sectionIds', 'startAt'],
    onFields: setErrors,
  });
  const send: SendItems = (items) =>
    perform({
      call: async () => {
        const boards = items.flatMap(({ id, version, board }) => (board === null ? [] : [{ id, version, board }]));
        return payloadOf(await number({ variables: { input: { items: boards, runId } } }), 'numberBoards');
      },
    });
  const finish = () => {
    onClose();
    if (run.state !== 'idle') void onChanged();
  };

  if (isUndoing) return <UndoDialog runId={runId} onClose={finish} />;
  return (
    <FormDialog
      opened
      onClose={finish}
      title={plan === null ? texts.boards.open : texts.planTitle}
      busy={run.isRunning}
      size="xl"
    >
      {plan === null ? (
        <BoardsForm
          values={values}
          errors={errors}
          isPlanning={planning.isLoading}
          onValues={(next) => {
            setValues(next);
            setErrors({});
          }}
          onPlan={() => {
            if (values.sectionIds.length === 0) setErrors({ sectionIds: texts.boards.noSections });
            else void planning.make(load);
          }}
          onCancel={onClose}
        />
      ) : (
        <PlanStages
          plan={plan}
          planning={planning}
          run={run}
          send={send}
          areLettersSent
          onBack={planning.leave}
          onDone={finish}
          onUndo={() => setUndoing(true)}
        />
      )}
    </FormDialog>
  );
}
