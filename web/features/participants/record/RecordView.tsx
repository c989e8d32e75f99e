import { Alert, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconBan, IconCalendarCheck, IconEdit } from '@tabler/icons-react';
import { recordTexts as texts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { useSlices } from '../../../ui/service/useSlices.ts';
import type { Record_RegistrationFragment } from '../scope/record/Record.generated.ts';
import { StatusMark } from '../scope/StatusMark.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordLetters } from './RecordLetters.tsx';

interface RecordViewProps {
  registration: Record_RegistrationFragment;
  onEdit: () => void;
  onAttendance: () => void;
}

/** A record to read, with its history and letters; nothing of a cancelled one can be changed. */
export function RecordView({ registration, onEdit, onAttendance }: RecordViewProps) {
  const { id, format, status, isCancelled } = registration;
  const slices = useSlices();
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
          {slices.has('recordHistory') ? <Tabs.Tab value="history">{texts.tabs.history}</Tabs.Tab> : null}
          {slices.has('recordLetters') ? <Tabs.Tab value="letters">{texts.tabs.letters}</Tabs.Tab> : null}
        </Tabs.List>
        <Tabs.Panel value="record">
          <RecordFields registration={registration} />
        </Tabs.Panel>
        {slices.has('recordHistory') ? (
          <Tabs.Panel value="history">
            <RecordHistory id={id} />
          </Tabs.Panel>
        ) : null}
        {slices.has('recordLetters') ? (
          <Tabs.Panel value="letters">
            <RecordLetters id={id} />
          </Tabs.Panel>
        ) : null}
      </Tabs>
    </Stack>
  );
}
