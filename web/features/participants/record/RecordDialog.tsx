import { Skeleton, Stack } from '@mantine/core';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { awaitsNames } from '../../../lib/sections.ts';
import { recordTexts as texts } from '../../../texts/ru/participation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { useSectionLookup } from '../../../ui/useSectionLookup.ts';
import { useListScope } from '../list/listContext.ts';
import { useUnreadableDates } from '../list/useUnreadableDates.ts';
import type { ViewAddress } from '../list/useView.ts';
import { EditFacts } from './EditFacts.tsx';
import { EditForm } from './EditForm.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useParticipantRecordQuery } from './ParticipantRecord.generated.ts';
import classes from './RecordDialog.module.css';
import { RecordSteps } from './RecordSteps.tsx';
import { RecordView } from './RecordView.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { neighbourOf, useQueue } from './useQueue.ts';
import { useRecordKeys } from './useRecordKeys.tsx';

interface RecordDialogProps {
  id: string;
  address: ViewAddress;
  /** The person's attendance (LST-05), from another feature. */
  renderAttendance: (id: string, fullName: string, onClose: () => void) => ReactNode;
}

/** A record with its own address (LST-03): its fields, their change, attendance, history, and its neighbours in the queue. */
export function RecordDialog({ id, address, renderAttendance }: RecordDialogProps) {
  const { year, onChanged } = useListScope();
  const { data, error, refetch } = useParticipantRecordQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const queue = useQueue();
  const next = neighbourOf(queue, id, 1);
  const [mode, setMode] = useState<'read' | 'edit' | 'attendance'>('read');
  // The press of the button shows before the form or the record is rendered.
  const change = (other: typeof mode) => startTransition(() => setMode(other));
  const guard = useLeaveGuard();
  const registration = data?.registration ?? undefined;
  useUnreadableDates([registration]);
  useSectionLookup(year, awaitsNames(registration), () => void refetch().catch(() => undefined));
  const isMissing = data !== undefined && data.registration === null;
  const read = () => {
    change('read');
    guard.setDirty(false);
  };
  const content = useRef<HTMLDivElement>(null);
  const keys = useRecordKeys(content, {
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
        busy={mode === 'attendance' || guard.isAsking}
        size="xl"
        hasAddress
      >
        <Stack gap="lg" ref={content}>
          <RecordSteps id={id} queue={queue} linkTo={address.linkTo} />
          <Loaded
            key={id}
            data={registration}
            error={error ?? (isMissing ? new Error('No record') : undefined)}
            what={texts.what}
            onRetry={refetch}
            skeleton={<Skeleton height={420} />}
          >
            {(record) =>
              mode === 'edit' && !record.isCancelled ? (
                <div className={classes.edit}>
                  <EditFacts registration={record} />
                  <EditForm
                    ref={keys.form}
                    registration={record}
                    hasNext={next !== null}
                    onDirty={guard.setDirty}
                    onCancel={read}
                    onTakeNew={() => {
                      read();
                      void onChanged();
                    }}
                    onSaved={async (goesOn) => {
                      guard.setDirty(false);
                      if (goesOn && next !== null) address.open(next);
                      else read();
                      await onChanged();
                    }}
                  />
                </div>
              ) : (
                <RecordView
                  registration={record}
                  onEdit={() => change('edit')}
                  onAttendance={() => setMode('attendance')}
                />
              )
            }
          </Loaded>
        </Stack>
      </FormDialog>
      {mode === 'attendance' && registration ? renderAttendance(id, registration.fullName ?? texts.title, read) : null}
      {keys.help}
      <LeaveQuestion guard={guard} />
    </>
  );
}
