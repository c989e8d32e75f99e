import { Button, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { IconCalendarCheck, IconEdit } from '@tabler/icons-react';
import { type ReactNode, startTransition, useCallback, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { recordTexts as texts } from '../../../texts/ru/participation.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { useListScope } from '../list/listContext.ts';
import { StatusMark } from '../list/StatusMark.tsx';
import type { ViewAddress } from '../list/useView.ts';
import { readView } from '../list/view.ts';
import { EditForm } from './EditForm.tsx';
import { useParticipantRecordQuery } from './ParticipantRecord.generated.ts';
import { RecordFields } from './RecordFields.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordSteps } from './RecordSteps.tsx';

interface RecordDialogProps {
  id: string;
  address: ViewAddress;
  /** The person's attendance (LST-05), from another feature. */
  renderAttendance: (id: string, fullName: string, onClose: () => void) => ReactNode;
}

/** A record with its own address (LST-03): its fields, their change, attendance, history, and the neighbours in the list. */
export function RecordDialog({ id, address, renderAttendance }: RecordDialogProps) {
  const { onChanged } = useListScope();
  const { data, error, refetch } = useParticipantRecordQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [mode, setMode] = useState<'read' | 'edit' | 'attendance'>('read');
  // The press of the button shows before the form or the record is rendered.
  const change = (next: typeof mode) => startTransition(() => setMode(next));
  // Read when the record is closed; a key does not render the dialog.
  const isDirty = useRef(false);
  const registration = data?.registration ?? undefined;
  const isMissing = data !== undefined && data.registration === null;
  const setDirty = useCallback((now: boolean) => {
    isDirty.current = now;
  }, []);
  const read = () => {
    change('read');
    isDirty.current = false;
  };
  const recordOf = (query: string) => readView(new URLSearchParams(query)).record;
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty.current &&
      next.pathname !== paths.login &&
      (here.pathname !== next.pathname || recordOf(here.search) !== recordOf(next.search)),
  );

  return (
    <>
      <FormDialog
        opened
        onClose={address.close}
        title={registration?.fullName ?? texts.title}
        busy={mode === 'attendance' || blocker.state === 'blocked'}
        size="xl"
        hasAddress
      >
        <Loaded
          data={registration}
          error={error ?? (isMissing ? new Error('No record') : undefined)}
          what={texts.what}
          onRetry={refetch}
          skeleton={<Skeleton height={420} />}
        >
          {(record) =>
            mode === 'edit' ? (
              <EditForm
                registration={record}
                onDirty={setDirty}
                onCancel={read}
                onTakeNew={() => {
                  read();
                  void onChanged();
                }}
                onSaved={async () => {
                  read();
                  await onChanged();
                }}
              />
            ) : (
              <Stack gap="lg">
                <Group justify="space-between" gap="sm">
                  <RecordSteps id={id} linkTo={address.linkTo} />
                  <Group gap="md">
                    <Text fw={600}>{registrationTexts.formats[record.format]}</Text>
                    <StatusMark status={record.status} isLong />
                  </Group>
                </Group>
                <Group gap="sm">
                  <Button size="sm" leftSection={<IconEdit size={18} aria-hidden />} onClick={() => change('edit')}>
                    {texts.edit}
                  </Button>
                  <Button
                    size="sm"
                    variant="default"
                    leftSection={<IconCalendarCheck size={18} aria-hidden />}
                    onClick={() => setMode('attendance')}
                  >
                    {texts.attendance}
                  </Button>
                </Group>
                <Tabs defaultValue="record" keepMounted={false} key={id}>
                  <Tabs.List mb="md">
                    <Tabs.Tab value="record">{texts.tabs.record}</Tabs.Tab>
                    <Tabs.Tab value="history">{texts.tabs.history}</Tabs.Tab>
                  </Tabs.List>
                  <Tabs.Panel value="record">
                    <RecordFields registration={record} />
                  </Tabs.Panel>
                  <Tabs.Panel value="history">
                    <RecordHistory id={id} />
                  </Tabs.Panel>
                </Tabs>
              </Stack>
            )
          }
        </Loaded>
      </FormDialog>
      {mode === 'attendance' && registration ? renderAttendance(id, registration.fullName ?? texts.title, read) : null}
      <ConfirmDialog
        opened={blocker.state === 'blocked'}
        title={texts.leave.title}
        confirmLabel={texts.leave.confirm}
        cancelLabel={texts.leave.stay}
        danger
        isAboutLeaving
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        {texts.leave.text}
      </ConfirmDialog>
    </>
  );
}
