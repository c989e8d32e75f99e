import { ActionIcon, Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { deskRecordTexts as texts } from '#texts/deskRecord.ts';
import { ownPath } from '../../../lib/ownPath.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useLeaveQuestion } from '../../../ui/dialog/useLeaveQuestion.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { useDeskEdition } from '../model/useDeskEdition.ts';
import classes from './RecordDialog.module.css';
import { RecordFields, RecordSummary } from './RecordFields.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { RelatedLines } from './RelatedLines.tsx';
import { useRecord } from './useRecord.ts';

interface RecordDialogProps {
  /** The open record. */
  id: string;
  /** The filtered and sorted rows that Previous and Next go through. */
  rows: readonly DeskRow[];
  year: number;
  /** Slug of the project whose list is open; null for the main list. */
  project: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Renders the person's attendance (LST-05), which belongs to another feature. */
  renderAttendance: (id: string, fullName: string, onClose: () => void) => ReactNode;
}

/** Neighbours of the open record; where a change took it out of the rows, those of its former place. */
function useSteps(rows: readonly DeskRow[], id: string) {
  const found = rows.findIndex((row) => row.id === id);
  const place = useRef(found);
  if (found >= 0) place.current = found;
  const [before, after] = found >= 0 ? [found - 1, found + 1] : [place.current - 1, place.current];
  return { position: found + 1, previous: rows[before]?.id ?? null, next: rows[after]?.id ?? null };
}

const groups = ['person', 'request', 'decision', 'files'] as const;
const formGroups = ['request', 'files'] as const;
const recordIn = (search: string) => new URLSearchParams(search).get('record');

/** A record with its own address (LST-03): its fields, their change, the thesis beside them, and the way to its neighbours. */
export function RecordDialog({ id, rows, year, project, onOpen, onClose, renderAttendance }: RecordDialogProps) {
  const { record, isFull, isUnlisted, query, read } = useRecord(id, year);
  const { previous, next, position } = useSteps(rows, id);
  const edition = useDeskEdition(year, project);
  const hasHistory = useSlices().has('recordHistory');
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [part, setPart] = useState<'FIELDS' | 'FORM' | 'HISTORY' | 'ATTENDANCE'>('FIELDS');
  const isTouched = useRef(false);
  const leaving = useLeaveQuestion(
    ({ currentLocation: here, nextLocation: there }) =>
      isTouched.current && (here.pathname !== there.pathname || recordIn(here.search) !== recordIn(there.search)),
    texts.leave,
  );
  const isCovered = part === 'ATTENDANCE' || leaving.isAsking;
  const go = (to: string | null) => {
    if (to !== null && !isCovered) onOpen(to);
  };
  useHotkeys([
    ['J', () => go(next), { usePhysicalKeys: true }],
    ['K', () => go(previous), { usePhysicalKeys: true }],
  ]);
  const fullName = record?.fullName ?? texts.title;
  const isEditing = part === 'FORM' && record?.isCancelled !== true;
  const framed = isWide ? record?.thesisPdf : null;
  const steps = [
    { to: previous, label: texts.steps.previous, hint: texts.steps.previousKey, Icon: IconChevronLeft },
    { to: next, label: texts.steps.next, hint: texts.steps.nextKey, Icon: IconChevronRight },
  ].map(({ to, label, hint, Icon }) => (
    <ActionIcon
      key={label}
      variant="default"
      size="lg"
      disabled={to === null}
      aria-label={label}
      title={hint}
      onClick={() => go(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  ));

  const actions = (
    <DialogActions>
      {hasHistory ? (
        <Button
          variant="default"
          aria-expanded={part === 'HISTORY'}
          onClick={() => setPart(part === 'HISTORY' ? 'FIELDS' : 'HISTORY')}
        >
          {texts.history.open}
        </Button>
      ) : null}
      <Button variant="default" onClick={() => setPart('ATTENDANCE')}>
        {texts.attendance}
      </Button>
      {record?.isCancelled ? null : (
        <Button disabled={!isFull} onClick={() => setPart('FORM')}>
          {texts.edit}
        </Button>
      )}
    </DialogActions>
  );
  const contentOf = (known: DeskRow) => (
    <Stack gap="lg">
      <RecordSummary record={known} />
      {known.isCancelled ? <Alert color="gray">{texts.cancelled}</Alert> : null}
      {isUnlisted && !known.isCancelled ? <Alert color="yellow">{texts.notListed}</Alert> : null}
      <RelatedLines record={known} sessionOf={edition.sessionOf} onOpen={onOpen} />
      {isEditing ? (
        <RecordForm
          key={id}
          record={known}
          edition={edition}
          project={project}
          isTouched={isTouched}
          hasNext={next !== null}
          onCancel={() => setPart('FIELDS')}
          onSaved={(goesOn) => (goesOn && next !== null ? onOpen(next) : setPart('FIELDS'))}
          onReload={read}
        />
      ) : null}
      {(isEditing ? formGroups : groups).map((group) => (
        <RecordFields key={group} record={known} group={group} />
      ))}
      {part === 'HISTORY' ? <RecordHistory key={`${id} ${JSON.stringify(known)}`} id={id} /> : null}
      {isEditing ? null : actions}
    </Stack>
  );
  const shown = isEditing && !isFull ? null : record;
  const skeleton = query.error ? null : <Skeleton height={420} aria-busy />;

  return (
    <>
      <FormDialog
        opened
        hasAddress
        onClose={onClose}
        title={fullName}
        busy={isCovered}
        size={framed ? 'calc(100vw - 4rem)' : 'xl'}
      >
        <Stack gap="md">
          <Group justify="space-between" gap="sm" wrap="nowrap">
            {steps[0]}
            <Text size="sm" c="dimmed">
              {position > 0 ? texts.steps.position(position, rows.length) : texts.steps.outside(rows.length)}
            </Text>
            {steps[1]}
          </Group>
          {query.error ? <LoadFailure error={query.error} subject={texts.subject} onRetry={read} /> : null}
          <div className={framed ? classes.beside : undefined}>
            {shown === null ? skeleton : contentOf(shown)}
            {/* The address is signed anew with each read; the frame keeps the first one of its file. */}
            {framed ? <ThesisFrame key={framed.key} file={framed} /> : null}
          </div>
        </Stack>
      </FormDialog>
      {part === 'ATTENDANCE' ? renderAttendance(id, fullName, () => setPart('FIELDS')) : null}
      {leaving.question}
    </>
  );
}

/** The thesis in the browser's own viewer, a page as wide as the frame. */
function ThesisFrame({ file: { name, url } }: { file: { name: string; url: string } }) {
  const [address] = useState(`${ownPath(url)}#navpanes=0&view=FitH`);
  return <iframe className={classes.frame} src={address} title={texts.pdfOf(name)} />;
}
