import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '#texts/participantList.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import type { ColumnName } from '../scope/columns.ts';
import { canEdit, isEditableColumn } from '../scope/editable.ts';
import { FileLinks } from '../scope/FileLinks.tsx';
import { useListScope } from '../scope/listContext.ts';
import { SectionName, sectionName } from '../scope/SectionName.tsx';
import { StatusMark } from '../scope/StatusMark.tsx';
import { EditableCell } from './cell/EditableCell.tsx';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';

type Participant = ParticipantRow_ParticipantFragment;
type Record = NonNullable<Participant['registration']>;
export type RecordColumn = Exclude<ColumnName, 'name' | 'org' | 'id'>;

const cells: { [Name in RecordColumn]: (record: Record) => ReactNode } = {
  status: ({ status }) => <StatusMark status={status} />,
  // The format in force, the confirmed one first; a different requested format stands below it (LST-03).
  format: ({ requestedFormat: requested, confirmedFormat: confirmed }) => (
    <>
      {registrationTexts.formats[confirmed ?? requested]}
      {confirmed === requested ? null : (
        <Text component="span" display="block" size="xs" c="dimmed">
          {confirmed === null ? listTexts.requestedOnly : listTexts.requested[requested]}
        </Text>
      )}
    </>
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
  const isEditable =
    isEditableColumn(name) && filter.cancelled !== true && canEdit(name, record.confirmedFormat, project !== null);
  return isEditable ? (
    <EditableCell name={name} id={record.id}>
      {cell}
    </EditableCell>
  ) : (
    cell
  );
}
