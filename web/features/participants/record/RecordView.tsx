import { Alert, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconBan, IconCalendarCheck, IconEdit } from '@tabler/icons-react';
import { recordTexts as texts } from '../../../texts/ru/participation.ts';
import { registrationTexts } from '../../../texts/ru/registrations.ts';
import { StatusMark } from '../list/StatusMark.tsx';
import type { Record_RegistrationFragment } from './Record.generated.ts';
import { RecordFields } from './RecordFields.tsx';
import { RecordHistory } from './RecordHistory.tsx';

interface RecordViewProps {
  registration: Record_RegistrationFragment;
  onEdit: () => void;
  onAttendance: () => void;
}

/** A record to read, with its history; nothing of a cancelled one can be changed. */
export function RecordView({ registration, onEdit, onAttendance }: RecordViewProps) {
  const { id, format, status, isCancelled } = registration;
  return (
    <Stack gap="lg">
      {isCancelled ? (
        <Alert color="red" icon={<IconBan aria-hidden />} title={texts.cancelled.title}>
          {texts.cancelled.text}
        </Alert>
      ) : (
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <Button size="sm" leftSection={<IconEdit size={18} aria-hidden />} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconCalendarCheck size={18} aria-hidden />}
              onClick={onAttendance}
            >
              {texts.attendance}
            </Button>
          </Group>
          <Group gap="md">
            <Text fw={600}>{registrationTexts.formats[format]}</Text>
            <StatusMark status={status} isLong />
          </Group>
        </Group>
      )}
      <Tabs defaultValue="record" keepMounted={false} key={id}>
        <Tabs.List mb="md">
          <Tabs.Tab value="record">{texts.tabs.record}</Tabs.Tab>
          <Tabs.Tab value="history">{texts.tabs.history}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="record">
          <RecordFields registration={registration} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <RecordHistory id={id} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
