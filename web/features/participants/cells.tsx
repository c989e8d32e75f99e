import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { typeset } from '../../lib/typography.ts';
import { listTexts } from '../../texts/ru/participantList.ts';
import type { DataColumn } from '../../ui/dataColumns.ts';
import { type ColumnName, rulesOf } from './columns.ts';
import { FileLinks } from './FileLinks.tsx';
import { FormatText } from './FormatText.tsx';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';
import { SectionName, sectionName } from './SectionName.tsx';
import { StatusMark, StatusSign } from './StatusMark.tsx';
import type { ViewAddress } from './useView.ts';

type Participant = ParticipantRow_ParticipantFragment;
type Record = NonNullable<Participant['record']>;

const dimmed = (text: string) => (
  <Text component="span" inherit c="dimmed">
    {text}
  </Text>
);

const ofRecord: { [Name in Exclude<ColumnName, 'name' | 'org' | 'id'>]: (record: Record) => ReactNode } = {
  status: ({ status }) => <StatusMark status={status} />,
  format: ({ registration }) => (
    <FormatText requested={registration.requestedFormat} confirmed={registration.confirmedFormat} />
  ),
  section: ({ section }) => <SectionName section={section} />,
  files: ({ registration }) => <FileLinks registration={registration} />,
  title: ({ registration }) => registration.title && typeset(registration.title),
  created: ({ registration }) => formatDateTime(registration.createdAt),
  schedule: ({ registration }) => registration.talkSchedule,
  place: ({ talkDay, talkTrack, talkSlot }) =>
    [talkDay, talkTrack, talkSlot].every((part) => part == null)
      ? null
      : [talkDay, talkTrack, talkSlot].map((part) => part ?? '—').join(' / '),
  phone: ({ phone }) => phone,
  email: ({ email }) => email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  birth: ({ birthDate }) => birthDate && formatDate(birthDate),
  listening: ({ registration }) => registration.listeningSections?.map(sectionName).join(', '),
};

/** The name; where no column tells the state, its sign stands here, so that the row's colour is never alone. */
function renderName(linkTo: ViewAddress['linkTo'], hasState: boolean): (row: Participant) => ReactNode {
  return ({ id, fullName, record }) => {
    if (!record) return fullName;
    const link = (
      <Anchor component={Link} {...linkTo(id)} inherit fw={550} underline="hover">
        {fullName}
      </Anchor>
    );
    if (hasState) return link;
    return (
      <Group component="span" gap={6} wrap="nowrap" display="inline-flex">
        <StatusSign status={record.status} />
        {link}
      </Group>
    );
  };
}

function renderCell(name: Exclude<ColumnName, 'name'>): (row: Participant) => ReactNode {
  if (name === 'org')
    return ({ organizationName }) => typeset(organizationName ?? '') || dimmed(listTexts.noOrganization);
  if (name === 'id') return ({ id }) => id;
  return ({ record }) => (record ? ofRecord[name](record) : null);
}

/** The chosen columns as the table and the cards draw them. */
export function columnsOf(names: readonly ColumnName[], linkTo: ViewAddress['linkTo']): DataColumn<Participant>[] {
  return rulesOf(names).map(({ name, width, orderBy }) => ({
    key: name,
    title: listTexts.columns[name],
    width,
    isSortable: orderBy.length > 0,
    render: name === 'name' ? renderName(linkTo, names.includes('status')) : renderCell(name),
  }));
}
