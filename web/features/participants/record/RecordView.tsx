import { Alert, Anchor, Button, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconCalendarCheck, IconEdit } from '@tabler/icons-react';
import { listTexts } from '#texts/participantList.ts';
import { recordTexts as texts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { SentLetterLine } from '../scope/letters/SentLetterLine.tsx';
import { clashText } from '../scope/places/clashText.ts';
import { lacksTitle } from '../scope/places/lacksTitle.ts';
import { WarningLine } from '../scope/places/WarningLine.tsx';
import { FieldGroup } from '../scope/record/FieldGroup.tsx';
import type { Record_RegistrationFragment } from '../scope/record/Record.generated.ts';
import { RelatedRecords } from '../scope/record/RelatedRecords.tsx';
import { fileRows, planRows, requestRows } from '../scope/record/recordRows.tsx';
import { SectionName } from '../scope/SectionName.tsx';
import { StatusMark } from '../scope/StatusMark.tsx';
import type { ViewAddress } from '../scope/useView.ts';
import { RecordHistory } from './RecordHistory.tsx';
import { useRecordLettersQuery } from './RecordLetters.generated.ts';
import { useRereadAt } from './useRereadAt.ts';

const { fields: names, groups } = texts;
const { formats } = registrationTexts;

/** Every field of a record (LST-03), in the order that a decision needs. */
function RecordFields({ registration, linkTo }: Pick<RecordViewProps, 'registration' | 'linkTo'>) {
  const { organization, phone, email, birthDate, createdAt, talkDay, talkTrack, talkSlot } = registration;
  const { confirmedFormat, confirmedSection } = registration;
  return (
    <Stack gap="lg">
      <FieldGroup
        title={groups.person}
        rows={[
          [names.organization, organization?.name && typeset(organization.name)],
          [names.phone, phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>],
          [names.email, email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
          [names.birthDate, birthDate && formatDate(birthDate)],
        ]}
      />
      <FieldGroup
        title={groups.request}
        rows={[
          [names.createdAt, createdAt && formatDateTime(createdAt)],
          ...requestRows(registration),
          ...planRows(registration),
        ]}
      />
      <FieldGroup
        title={groups.decision}
        rows={[
          [names.confirmedFormat, confirmedFormat === null ? texts.notConfirmed : formats[confirmedFormat]],
          [names.confirmedSection, confirmedSection && <SectionName key="confirmed" section={confirmedSection} />],
          [names.schedule, registration.talkSchedule],
          [names.day, talkDay],
          [names.track, talkTrack],
          [names.slot, talkSlot],
          ...(registration.placeClashes?.length
            ? [[listTexts.clash, <WarningLine key="clash" text={clashText(registration.placeClashes)} />] as const]
            : []),
          ...(lacksTitle(registration, confirmedFormat)
            ? [[names.title, <WarningLine key="title" text={texts.noTitle} />] as const]
            : []),
          [names.isConfirmed, registration.isConfirmed ? texts.yes : texts.no],
        ]}
      />
      <FieldGroup title={groups.files} rows={fileRows(registration)} />
      {registration.isCancelled ? null : <RelatedRecords id={registration.id} linkTo={linkTo} />}
    </Stack>
  );
}

const letterTexts = texts.letters;

/** The letters to the person, newest first: when, about what, and whether they arrived. */
function RecordLetters({ id, version }: { id: string; version: string | null }) {
  const { data, error, refetch } = useRecordLettersQuery({ variables: { id }, fetchPolicy: 'network-only' });
  useRereadAt(version, refetch);
  return (
    <Loaded
      query={{ data, error, refetch }}
      data={data?.registration?.letters}
      subject={letterTexts.subject}
      skeleton={<Skeleton height={220} />}
    >
      {(found) =>
        found.length === 0 ? (
          <Text>{letterTexts.none}</Text>
        ) : (
          <Stack gap="md">
            {found.map(({ key, ...letter }) => (
              <div key={key}>
                <SentLetterLine {...letter} />
              </div>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

interface RecordViewProps {
  registration: Record_RegistrationFragment;
  linkTo: ViewAddress['linkTo'];
  onEdit: () => void;
  onAttendance: () => void;
  /** Takes the decision back; offered if the provider supports it (extension WITHDRAWALS). */
  onWithdraw: () => void;
}

/** A record with its history and letters; without both it has no tabs. A cancelled record cannot be changed. */
export function RecordView({ registration, linkTo, onEdit, onAttendance, onWithdraw }: RecordViewProps) {
  const { id, version, effectiveFormat, status, isCancelled } = registration;
  const slices = useSlices();
  const hasHistory = slices.has('recordHistory');
  const hasLetters = slices.has('recordLetters');
  const fields = <RecordFields registration={registration} linkTo={linkTo} />;
  return (
    <Stack gap="lg">
      {isCancelled ? (
        <Alert role="note" color="red" icon={<IconBan aria-hidden />} title={texts.cancelled.title}>
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
            {registration.confirmedFormat !== null && slices.has('withdrawals') ? (
              <Button
                size="sm"
                variant="default"
                c="red"
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                onClick={onWithdraw}
              >
                {withdrawalTexts.action}
              </Button>
            ) : null}
          </Group>
          <Group gap="md">
            <Text fw={600}>{registrationTexts.formats[effectiveFormat]}</Text>
            <StatusMark status={status} />
          </Group>
        </Group>
      )}
      {hasHistory || hasLetters ? (
        <Tabs defaultValue="record" keepMounted={false} key={id}>
          <Tabs.List mb="md">
            <Tabs.Tab value="record">{texts.tabs.record}</Tabs.Tab>
            {hasHistory ? <Tabs.Tab value="history">{texts.tabs.history}</Tabs.Tab> : null}
            {hasLetters ? <Tabs.Tab value="letters">{texts.tabs.letters}</Tabs.Tab> : null}
          </Tabs.List>
          <Tabs.Panel value="record">{fields}</Tabs.Panel>
          {hasHistory ? (
            <Tabs.Panel value="history">
              <RecordHistory id={id} version={version} />
            </Tabs.Panel>
          ) : null}
          {hasLetters ? (
            <Tabs.Panel value="letters">
              <RecordLetters id={id} version={version} />
            </Tabs.Panel>
          ) : null}
        </Tabs>
      ) : (
        fields
      )}
    </Stack>
  );
}
