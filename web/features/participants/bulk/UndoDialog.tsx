import { Skeleton, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { isNotFound } from '../../../lib/failures.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useListScope } from '../scope/listContext.ts';
import { usePlanBulkUndoLazyQuery } from './PlanBulkUndo.generated.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { useUndoBulkRunMutation } from './UndoBulkRun.generated.ts';
import { usePlan } from './usePlan.ts';

interface UndoDialogProps {
  runKey: string;
  onClose: () => void;
}

/** Undoes a bulk change: the dry run, its letters (only chosen ones are sent), the results. */
export function UndoDialog({ runKey, onClose }: UndoDialogProps) {
  const { editionId } = useListScope();
  const [query, { error }] = usePlanBulkUndoLazyQuery({ fetchPolicy: 'no-cache' });
  const [undo] = useUndoBulkRunMutation();
  const [undoRunKey] = useState(randomKey);
  const planning = usePlan({
    input: () => ({ editionId, runKey }),
    query: async (input, part) => {
      const answer = await query({ variables: { input, ...part } });
      return { payload: answer.data?.planBulkUndo, error: answer.error };
    },
    // The dialog shows it.
    onGone: () => true,
  });
  const isMade = useRef(false);
  useEffect(() => {
    // React runs effects twice in development, but the plan is made once.
    if (isMade.current) return;
    isMade.current = true;
    void planning.make();
  });
  return (
    <PlanDialog
      title={texts.undo.title}
      titles={{ plan: texts.undo.title, run: texts.undo.progress, results: texts.undo.results }}
      labels={texts.undo}
      planning={planning}
      send={async (records) => {
        const items = records.map(({ id, letterTo }) => ({ registrationId: id, sendLetter: letterTo !== null }));
        return payloadOf(await undo({ variables: { input: { runKey, undoRunKey, items } } }), 'undoBulkRun');
      }}
      areLettersSent={false}
      note={<Text size="sm">{texts.undo.notice}</Text>}
      onBack={onClose}
      onClose={onClose}
    >
      {isNotFound(error) ? (
        <Text>{texts.undo.unknown}</Text>
      ) : error ? (
        <LoadFailure error={error} subject={texts.undo.subject} onRetry={() => void planning.make()} />
      ) : (
        <Skeleton height={320} aria-busy="true" />
      )}
    </PlanDialog>
  );
}
