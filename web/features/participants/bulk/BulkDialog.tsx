import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import { payloadOf } from '../../../lib/payload.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { useReturnsFocus } from '../../../ui/focus/useReturnsFocus.ts';
import { useListScope } from '../scope/listContext.ts';
import { type SelectionStore, selectionInput, useSelected } from '../scope/selection.ts';
import { useApplyBulkChangeMutation } from './ApplyBulkChange.generated.ts';
import { BulkForm } from './BulkForm.tsx';
import { bulkChange, clearedFields, emptyBulk } from './bulkForm.ts';
import { usePlanBulkChangeLazyQuery } from './PlanBulkChange.generated.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { usePlan } from './usePlan.ts';

interface BulkDialogProps {
  store: SelectionStore;
  /** Number of found records. */
  totalCount: number;
  onClose: () => void;
}

/** Fields of the input by the form's names. */
const changeFields = {
  'change.confirmedFormat': 'format',
  'change.confirmedSectionId': 'sectionId',
  'change.talkSchedule': 'talkSchedule',
  'change.talkSlot': 'talkSlot',
};

/** Changes many records: the new values, the dry run, its letters, then the run in chunks with a result for each record. */
export function BulkDialog({ store, totalCount, onClose }: BulkDialogProps) {
  const { editionId, project, filter } = useListScope();
  // The dialog of the undo replaces this dialog, and would not know which element had the focus before it.
  useReturnsFocus(true);
  // The selection when the dialog opened; the list may change meanwhile.
  const selected = useSelected(store, totalCount);
  const [chosen] = useState(selected);
  const [runKey] = useState(randomKey);
  const [isUndoing, setUndoing] = useState(false);
  const form = useForm({ mode: 'uncontrolled', initialValues: emptyBulk });
  const [query] = usePlanBulkChangeLazyQuery({ fetchPolicy: 'no-cache' });
  const [apply] = useApplyBulkChangeMutation();
  const planning = usePlan({
    input: () => ({
      editionId,
      project,
      filter,
      ...selectionInput(chosen.selection),
      change: bulkChange(form.getValues()) ?? {},
    }),
    query: async (input, part) => {
      const { data, error } = await query({ variables: { input, ...part } });
      return { payload: data?.planBulkChange, error };
    },
    names: changeFields,
    fields: Object.values(changeFields),
  });
  const { plan } = planning;
  const change = planning.input?.change ?? {};
  const cleared = plan === null ? [] : clearedFields(change, project, plan);

  if (isUndoing) return <UndoDialog runKey={runKey} onClose={onClose} />;
  return (
    <PlanDialog
      title={texts.title}
      planning={planning}
      send={async (items) => {
        const sent = items.map(({ id, version, letterTo, hasLetter }) => ({
          registrationId: id,
          version,
          ...(hasLetter && letterTo === null ? { sendLetter: false } : {}),
        }));
        const input = { items: sent, project, change, runKey };
        return payloadOf(await apply({ variables: { input } }), 'applyBulkChange');
      }}
      areLettersSent
      note={
        cleared.length === 0 ? null : (
          <Text size="sm" fw={600}>
            {texts.clears(cleared)}
          </Text>
        )
      }
      onBack={planning.leave}
      onClose={onClose}
      onUndo={() => setUndoing(true)}
    >
      <BulkForm
        count={chosen.count}
        form={form}
        isPlanning={planning.isLoading}
        problem={planning.problem}
        onPlan={planning.make}
        onCancel={onClose}
      />
    </PlanDialog>
  );
}
