import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { listTexts } from '../../../texts/ru/participantList.ts';
import { EditableCell } from '../cell/EditableCell.tsx';
import { canEdit, isEditableColumn } from '../cell/editable.ts';
import { RecordSign } from '../places/RecordSign.tsx';
import type { ColumnName } from './columns.ts';
import { FileLinks } from './FileLinks.tsx';
import { FormatText } from './FormatText.tsx';
import { useListScope } from './listContext.ts';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';
import { SectionName, sectionName } from './SectionName.tsx';
import { StatusMark, StatusSign } from './StatusMark.tsx';
import type { ViewAddress } from './useView.ts';

type Participant = ParticipantRow_ParticipantFragment;
type Record = NonNullable<Participant['registration']>;
export type RecordColumn = Exclude<ColumnName, 'name' | 'org' | 'id'>;

const cells: { [Name in RecordColumn]: (record: Record) => ReactNode } = {
  status: ({ status }) => <StatusMark status={status} />,
  format: ({ requestedFormat, confirmedFormat }) => (
    <FormatText requested={requestedFormat} confirmed={confirmedFormat} />
  ),
  section: ({ section, isSchool }) => (isSchool ? listTexts.isSchool.YES : <SectionName section={section} />),
  files: (registration) => <FileLinks registration={registration} />,
  title: ({ title }) => title && typeset(title),
  created: ({ createdAt }) => createdAt && formatDateTime(createdAt),
  schedule: ({ talkSchedule }) => talkSchedule,
  place: ({ talkDay, talkTrack, talkSlot }) =>
    [talkDay, talkTrack, talkSlot].every((part) => part == null)
      ? null
      : [talkDay, talkTrack, talkSlot].map((part) => part ?? '—').join(' / '),
  phone: ({ phone }) => phone,
  email: ({ email }) =>
    email && (
      <Anchor inherit href={`mailto:${email}`}>
        {email}
      </Anchor>
    ),
  birth: ({ birthDate }) => birthDate && formatDate(birthDate),
  thesis: ({ thesisState }) => (thesisState === 'NOT_EXPECTED' ? null : thesisState && listTexts.theses[thesisState]),
  tour: ({ tour }) => tour && listTexts.tours[tour],
  tshirt: ({ tshirtSize }) => tshirtSize,
  days: ({ attendanceDays }) => attendanceDays?.join(', '),
  school: ({ isSchool }) => (isSchool ? listTexts.isSchool.YES : null),
  listening: ({ listeningSections }) => listeningSections?.map(sectionName).join(', '),
};

/** A cell of a record, which only moderators see. */
export function RecordCell({ name, record }: { name: RecordColumn; record: Record }): ReactNode {
  const { project, filter } = useListScope();
  const cell = cells[name](record);
  const isEditable = isEditableColumn(name) && filter.cancelled !== true && canEdit(name, record, project !== null);
  return isEditable ? (
    <EditableCell name={name} id={record.id}>
      {cell}
    </EditableCell>
  ) : (
    cell
  );
}

interface RecordNameProps {
  id: string;
  fullName: string;
  record: Record;
  /** Whether a column shows the state; otherwise its icon stands here, so that the colour is never the only sign. */
  hasState: boolean;
  linkTo: ViewAddress['linkTo'];
}

/** The name as the link to the record. */
export function RecordName({ id, fullName, record, hasState, linkTo }: RecordNameProps) {
  const link = (
    <Anchor component={Link} {...linkTo(id)} inherit fw={550} underline="hover">
      {fullName}
    </Anchor>
  );
  const mayHaveSign = record.talkDay !== null || (record.placeClashes ?? []).length > 0;
  if (hasState && !mayHaveSign) return link;
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex" maw="100%">
      {hasState ? null : <StatusSign status={record.status} />}
      {mayHaveSign ? <RecordSign record={record} /> : null}
      {link}
    </Group>
  );
}
