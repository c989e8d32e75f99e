import { useForm } from '@mantine/form';
import { useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { useListScope } from '../scope/listContext.ts';
import { BoardsForm, firstBoards } from './BoardsForm.tsx';
import { useNumberBoardsMutation } from './NumberBoards.generated.ts';
import { usePlanBoardNumbersLazyQuery } from './PlanBoardNumbers.generated.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { usePlan } from './usePlan.ts';

/** Numbers the boards of posters: sections and order, the dry run, the results. */
export function BoardsDialog({ onClose }: { onClose: () => void }) {
  const { year } = useListScope();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: firstBoards,
    validate: { sectionIds: (ids) => (ids.length === 0 ? texts.boards.noSections : null) },
  });
  const [runId] = useState(randomKey);
  const [isUndoing, setUndoing] = useState(false);
  const [query] = usePlanBoardNumbersLazyQuery({ fetchPolicy: 'no-cache' });
  const [number] = useNumberBoardsMutation();
  const planning = usePlan({
    query: async (part) => {
      const { startAt, ...rest } = form.getValues();
      const input = { year, ...rest, startAt: startAt === '' ? 0 : startAt };
      const { data, error } = await query({ variables: { input, ...part } });
      return { plan: data?.planBoardNumbers, error };
    },
    fields: ['sectionIds', 'startAt'],
    onFields: form.setErrors,
  });

  if (isUndoing) return <UndoDialog runId={runId} onClose={onClose} />;
  return (
    <PlanDialog
      title={texts.boards.open}
      planning={planning}
      send={async (records) => {
        const items = records.flatMap(({ id, version, board }) => (board === null ? [] : [{ id, version, board }]));
        return payloadOf(await number({ variables: { input: { items, runId } } }), 'numberBoards');
      }}
      areLettersSent
      onBack={planning.leave}
      onClose={onClose}
      onUndo={() => setUndoing(true)}
    >
      <BoardsForm form={form} isPlanning={planning.isLoading} onPlan={planning.make} onCancel={onClose} />
    </PlanDialog>
  );
}
