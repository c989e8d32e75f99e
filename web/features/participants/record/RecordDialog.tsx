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

const recordIn = (search: string) => new URLSearchParams(search).get('record');

/** A record with its own address (LST-03): its fields, their change, the thesis beside them, and the way to its neighbours. */
export function RecordDialog({ id, rows, year, project, onOpen, onClose, renderAttendance }: RecordDialogProps) {
  const { record, isFull, isUnlisted, query, read } = useRecord(id, year);
  const { previous, next, position } = useSteps(rows, id);
  const edition = useDeskEdition(year, project);
  const slices = useSlices();
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [isEditing, setEditing] = useState(false);
  const [open, setOpen] = useState({ attendance: false, history: false });
  const isTouched = useRef(false);
  const leaving = useLeaveQuestion(
    ({ currentLocation: here, nextLocation: there }) =>
      isTouched.current && (here.pathname !== there.pathname || recordIn(here.search) !== recordIn(there.search)),
    texts.leave,
  );
  const isCovered = open.attendance || leaving.isAsking;
  const go = (to: string | null) => {
    if (to !== null && !isCovered) onOpen(to);
  };
  useHotkeys([
    ['J', () => go(next), { usePhysicalKeys: true }],
    ['K', () => go(previous), { usePhysicalKeys: true }],
  ]);
  const fullName = record?.fullName ?? texts.title;
  const isOpenForm = isEditing && isFull && record !== null && !record.isCancelled;
  const framed = isWide ? record?.thesisPdf : null;

  const content =
    record === null || (isEditing && !isFull) ? (
      query.error ? null : (
        <Skeleton height={420} aria-busy />
      )
    ) : (
      <Stack gap="lg">
        <RecordSummary record={record} />
        {record.isCancelled ? <Alert color="gray">{texts.cancelled}</Alert> : null}
        {isUnlisted && !record.isCancelled ? <Alert color="yellow">{texts.notListed}</Alert> : null}
        <RelatedLines record={record} sessionOf={edition.sessionOf} onOpen={onOpen} />
        {isOpenForm ? (
          <>
            <RecordForm
              key={id}
              record={record}
              edition={edition}
              project={project}
              hasLetters={slices.has('letterPreviews')}
              isTouched={isTouched}
              hasNext={next !== null}
              onCancel={() => setEditing(false)}
              onSaved={(goesOn) => (goesOn && next !== null ? onOpen(next) : setEditing(false))}
              onReload={read}
            />
            <RecordFields record={record} group="request" />
            <RecordFields record={record} group="files" />
          </>
        ) : (
          <>
            {(['person', 'request', 'decision', 'files'] as const).map((group) => (
              <RecordFields key={group} record={record} group={group} />
            ))}
            {open.history ? <RecordHistory key={`${id} ${JSON.stringify(record)}`} id={id} /> : null}
            <DialogActions>
              {slices.has('recordHistory') ? (
                <Button
                  variant="default"
                  aria-expanded={open.history}
                  onClick={() => setOpen({ ...open, history: !open.history })}
                >
                  {texts.history.open}
                </Button>
              ) : null}
              <Button variant="default" onClick={() => setOpen({ ...open, attendance: true })}>
                {texts.attendance}
              </Button>
              {record.isCancelled ? null : (
                <Button
                  disabled={!isFull}
                  onClick={() => {
                    setOpen({ ...open, history: false });
                    setEditing(true);
                  }}
                >
                  {texts.edit}
                </Button>
              )}
            </DialogActions>
          </>
        )}
      </Stack>
    );

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
            <Step to={previous} label={texts.steps.previous} hint={texts.steps.previousKey} onStep={go}>
              <IconChevronLeft size={18} aria-hidden />
            </Step>
            <Text size="sm" c="dimmed">
              {position > 0 ? texts.steps.position(position, rows.length) : texts.steps.outside(rows.length)}
            </Text>
            <Step to={next} label={texts.steps.next} hint={texts.steps.nextKey} onStep={go}>
              <IconChevronRight size={18} aria-hidden />
            </Step>
          </Group>
          {query.error ? <LoadFailure error={query.error} subject={texts.subject} onRetry={read} /> : null}
          {framed ? (
            <div className={classes.beside}>
              {content}
              {/* The address is signed anew with each read; the frame keeps the first one of its file. */}
              <ThesisFrame key={framed.key} file={framed} />
            </div>
          ) : (
            content
          )}
        </Stack>
      </FormDialog>
      {open.attendance
        ? renderAttendance(id, fullName, () => setOpen((before) => ({ ...before, attendance: false })))
        : null}
      {leaving.question}
    </>
  );
}

interface StepProps {
  to: string | null;
  label: string;
  hint: string;
  onStep: (to: string | null) => void;
  children: ReactNode;
}

/** The way to a neighbour. */
function Step({ to, label, hint, onStep, children }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      disabled={to === null}
      aria-label={label}
      title={hint}
      onClick={() => onStep(to)}
    >
      {children}
    </ActionIcon>
  );
}

/** The thesis in the browser's own viewer, a page as wide as the frame. */
function ThesisFrame({ file: { name, url } }: { file: { name: string; url: string } }) {
  const [address] = useState(`${ownPath(url)}#navpanes=0&view=FitH`);
  return <iframe className={classes.frame} src={address} title={texts.pdfOf(name)} />;
}
