import { Paper, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { recordTexts as texts } from '#texts/participation.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { awaitsNames } from '../../../lib/sections.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useStepFocus } from '../../../ui/focus/useStepFocus.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSectionLookup } from '../../../ui/service/useSectionLookup.ts';
import { useListScope } from '../scope/listContext.ts';
import { EditForm } from '../scope/record/EditForm.tsx';
import { FieldGroup } from '../scope/record/FieldGroup.tsx';
import { useParticipantRecordQuery } from '../scope/record/ParticipantRecord.generated.ts';
import { RecordSteps } from '../scope/record/RecordSteps.tsx';
import { fileRows, planRows, requestRows } from '../scope/record/recordRows.tsx';
import { notifyCancelled } from '../scope/record/useCancelledMeanwhile.ts';
import { hasDraft, useDecisionDraft } from '../scope/record/useDecisionDraft.ts';
import { useLeaveGuard } from '../scope/record/useLeaveGuard.ts';
import { neighbourOf, useQueue } from '../scope/record/useQueue.ts';
import { useRecordKeys } from '../scope/record/useRecordKeys.tsx';
import { useRecordReader } from '../scope/record/useRecordReader.ts';
import { useOfferUndo } from '../scope/undo/undoScope.ts';
import { WithdrawDialog } from '../scope/undo/WithdrawDialog.tsx';
import { useUnreadableDates } from '../scope/useUnreadableDates.ts';
import type { ViewAddress } from '../scope/useView.ts';
import classes from './RecordDialog.module.css';
import { RecordView } from './RecordView.tsx';
import { useRereadAt } from './useRereadAt.ts';

interface RecordDialogProps {
  id: string;
  /** Version of the list; when it changes, the record is read again. */
  revision: string;
  address: ViewAddress;
  /** Renders the person's attendance (LST-05), which belongs to another feature. */
  renderAttendance: (id: string, fullName: string, onClose: () => void) => ReactNode;
}

/** A record with its own address (LST-03): its fields, their change, attendance, history, and its neighbours in the queue. */
export function RecordDialog({ id, revision, address, renderAttendance }: RecordDialogProps) {
  const { year, onChanged } = useListScope();
  const offerUndo = useOfferUndo();
  const { data, error, refetch } = useParticipantRecordQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const queue = useQueue();
  const next = neighbourOf(queue, id, 1);
  const [mode, setMode] = useState<'read' | 'edit' | 'attendance' | 'withdraw'>('read');
  // The pressed button is drawn before the form or the record renders.
  const change = (other: typeof mode) => startTransition(() => setMode(other));
  const guard = useLeaveGuard();
  // After a reload the unfinished decision is restored.
  const isDrafted = hasDraft(useDecisionDraft(id));
  useEffect(() => {
    if (isDrafted) setMode('edit');
  }, [isDrafted]);
  const registration = data?.registration ?? undefined;
  useUnreadableDates([registration]);
  useSectionLookup(year, awaitsNames(registration), () => void refetch().catch(() => undefined));
  const readAgain = useRecordReader();
  // The list writes only the fields of its rows into the cache; the record's other fields would be outdated.
  useRereadAt(revision, () => readAgain(id), mode !== 'read');
  const read = () => {
    change('read');
    guard.setDirty(false);
  };
  const readChanged = () => {
    read();
    void onChanged();
  };
  const content = useStepFocus(`${id} ${mode === 'edit'}`);
  const keys = useRecordKeys(content.ref, {
    queue,
    id,
    onOpen: address.open,
    isHeld: guard.isAsking,
    onEdit: registration === undefined || registration.isCancelled || mode === 'edit' ? null : () => change('edit'),
  });

  return (
    <>
      <FormDialog
        opened
        onClose={address.close}
        title={registration?.fullName ?? texts.title}
        busy={mode === 'attendance' || mode === 'withdraw' || guard.isAsking}
        size="xl"
        hasAddress
      >
        <Stack gap="lg" {...content}>
          <RecordSteps id={id} queue={queue} linkTo={address.linkTo} announced={registration?.fullName ?? null} />
          <Loaded
            key={id}
            query={{ data, error, refetch }}
            data={registration}
            subject={texts.subject}
            skeleton={<Skeleton height={420} />}
          >
            {(record) =>
              mode === 'edit' && !record.isCancelled ? (
                <div className={classes.edit}>
                  <EditForm
                    ref={keys.form}
                    registration={record}
                    hasNext={next !== null}
                    onDirty={guard.setDirty}
                    onCancel={read}
                    onTakeNew={readChanged}
                    onSaved={async (goesOn) => {
                      guard.setDirty(false);
                      offerUndo(null);
                      if (goesOn && next !== null) address.open(next);
                      else read();
                      await onChanged();
                    }}
                  />
                  <Paper withBorder p="md" bg="transparent" className={classes.facts}>
                    <Stack gap="md">
                      <FieldGroup title={texts.groups.request} rows={requestRows(record)} />
                      <FieldGroup title={texts.groups.wishes} rows={planRows(record)} />
                      <FieldGroup title={texts.groups.files} rows={fileRows(record)} />
                    </Stack>
                  </Paper>
                </div>
              ) : (
                <RecordView
                  registration={record}
                  linkTo={address.linkTo}
                  onEdit={() => change('edit')}
                  onAttendance={() => setMode('attendance')}
                  onWithdraw={() => setMode('withdraw')}
                />
              )
            }
          </Loaded>
        </Stack>
      </FormDialog>
      {mode === 'attendance' && registration ? renderAttendance(id, registration.fullName ?? texts.title, read) : null}
      {mode === 'withdraw' && registration ? (
        <WithdrawDialog
          registration={registration}
          onClose={read}
          onWithdrawn={(text) => {
            notifySuccess(text);
            offerUndo(null);
            readChanged();
          }}
          onCancelled={(fullName) => {
            notifyCancelled(fullName);
            readChanged();
          }}
        />
      ) : null}
      {keys.help}
      {guard.question}
    </>
  );
}
