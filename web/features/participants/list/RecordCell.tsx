import { Anchor, Box, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { cellTexts } from '#texts/participantCell.ts';
import { listTexts } from '#texts/participantList.ts';
import { recordTexts } from '#texts/participation.ts';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { typeset } from '../../../lib/typography.ts';
import { lazyPart } from '../../../ui/page/lazyPart.ts';
import type { ColumnName } from '../scope/columns.ts';
import { canEdit, type EditableColumn, isEditableColumn } from '../scope/editable.ts';
import { FileLinks } from '../scope/FileLinks.tsx';
import { useListScope } from '../scope/listContext.ts';
import { SectionName, sectionName } from '../scope/SectionName.tsx';
import { StatusMark } from '../scope/StatusMark.tsx';
import classes from './cell/EditableCell.module.css';
import type { ParticipantRow_ParticipantFragment } from './ParticipantRow.generated.ts';

const CellEditor = lazyPart('CellEditor', () => import('./cell/CellEditor.tsx'));

interface EditableCellProps {
  name: EditableColumn;
  /** The registration. */
  id: string;
  isEditable: boolean;
  children: ReactNode;
}

/** A value that a click opens for editing in place. An open cell stays open, with its input, if the value becomes fixed. */
function EditableCell({ name, id, isEditable, children }: EditableCellProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  // Index of the format: listener, talk, poster.
  const [choice, setChoice] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A reference, because typing must not render the list.
  const isDirty = useRef(false);
  if (!isEditable && state !== 'open') return children;
  const close = () => {
    isDirty.current = false;
    setState('closed');
    button.current?.focus();
  };
  /** A click elsewhere loses nothing that was typed. */
  const dismiss = () => {
    if (!isDirty.current) close();
  };
  // A key writes its format into `data-choice` and clicks the button.
  const target = (
    <button
      ref={button}
      type="button"
      className={classes.button}
      title={cellTexts.change}
      data-column={name}
      aria-haspopup="dialog"
      aria-expanded={state === 'open'}
      onClick={({ currentTarget: { dataset } }) => {
        if (state === 'open') return dismiss();
        setChoice(dataset.choice === undefined ? null : Number(dataset.choice));
        delete dataset.choice;
        setState('open');
      }}
    >
      {children || (
        <>
          <span aria-hidden>—</span>
          <VisuallyHidden>{cellTexts.changeEmpty(listTexts.columns[name])}</VisuallyHidden>
        </>
      )}
    </button>
  );
  if (state === 'unused') return target;
  return (
    <Suspense fallback={target}>
      <CellEditor
        name={name}
        id={id}
        choice={choice}
        isOpen={state === 'open'}
        target={target}
        onDirty={(now) => {
          isDirty.current = now;
        }}
        onDismiss={dismiss}
        onClose={close}
      />
    </Suspense>
  );
}

type Participant = ParticipantRow_ParticipantFragment;
type Record = NonNullable<Participant['registration']>;
export type RecordColumn = Exclude<ColumnName, 'name' | 'org' | 'id'>;

type Cell = (record: Record, isCompact: boolean) => ReactNode;
type TextField = {
  [Name in keyof Record]-?: Record[Name] extends string | null | undefined ? Name : never;
}[keyof Record];

/** A column with the name of a text field shows that text unless it has a cell; every other column has one. */
const cells: { [Name in Exclude<RecordColumn, TextField>]: Cell } & { [Name in RecordColumn]?: Cell } = {
  status: ({ status }) => <StatusMark status={status} />,
  // The effective format, the confirmed one first; a different requested format is shown below it (LST-03). A compact row
  // has one line: its state says that no format is confirmed, and a requested format follows where the column is wide.
  format: ({ requestedFormat: requested, confirmedFormat: confirmed }, isCompact) => (
    <Box component="span" className={isCompact ? classes.parts : ''}>
      {(isCompact ? listTexts.shortFormats : registrationTexts.formats)[confirmed ?? requested]}
      {confirmed === requested || (isCompact && confirmed === null) ? null : (
        <Text component="span" display="block" size="xs" c="dimmed">
          {confirmed === null ? listTexts.requestedOnly : listTexts.requested[requested]}
        </Text>
      )}
    </Box>
  ),
  section({ effectiveSection: section, isSchool, requestedFormat, confirmedFormat }) {
    if (isSchool) return listTexts.isSchool.YES;
    // The person named a section for a talk, and became a listener, who needs none (R27).
    const needsNone = section === null && confirmedFormat === 'LISTENER' && requestedFormat !== 'LISTENER';
    return needsNone ? null : <SectionName section={section} />;
  },
  files: (registration) => <FileLinks registration={registration} />,
  title: ({ title }) => title && typeset(title),
  created: ({ createdAt }) => createdAt && formatDateTime(createdAt),
  schedule: ({ talkSchedule }) => talkSchedule,
  place: ({ talkDay, talkTrack, talkSlot }) =>
    [talkDay, talkTrack, talkSlot].every((part) => part == null)
      ? null
      : [talkDay, talkTrack, talkSlot].map((part) => part ?? '—').join(' / '),
  email: ({ email }) =>
    email && (
      <Anchor inherit href={`mailto:${email}`}>
        {email}
      </Anchor>
    ),
  birth: ({ birthDate }) => birthDate && formatDate(birthDate),
  thesis: ({ thesisState }) =>
    thesisState === 'NOT_EXPECTED' ? null : thesisState && listTexts.codes.thesis[thesisState],
  tour: ({ tour }) => tour && listTexts.tours[tour],
  tshirt: ({ tshirtSize }) => tshirtSize && registrationTexts.tshirtSizes[tshirtSize],
  days: ({ attendanceDays }) => (attendanceDays?.length ? recordTexts.attendanceDays(attendanceDays) : null),
  school: ({ isSchool }) => (isSchool ? listTexts.isSchool.YES : null),
  listening: ({ listeningSections }) => listeningSections?.map(sectionName).join('; '),
};

interface RecordCellProps {
  name: RecordColumn;
  record: Record;
  /** Whether the row has one line. */
  isCompact: boolean;
}

/** A cell of a record; only moderators see it. */
export function RecordCell({ name, record, isCompact }: RecordCellProps): ReactNode {
  const { project, filter } = useListScope();
  const isCancelled = filter.isCancelled === true;
  const show = cells[name];
  const content = show ? show(record, isCompact) : record[name as TextField];
  const cell = name === 'status' && isCancelled ? <StatusMark status={record.status} isCancelled /> : content;
  return isEditableColumn(name) && !isCancelled ? (
    <EditableCell name={name} id={record.id} isEditable={canEdit(name, record.confirmedFormat, project !== null)}>
      {cell}
    </EditableCell>
  ) : (
    cell
  );
}
