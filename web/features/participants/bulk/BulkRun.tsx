import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import type { SectionNames } from '../model/decisionText.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { type PlannedChange, planUndo, presentText } from './plan.ts';
import { type Answer, isUnderWay, type Runner } from './runner.ts';

/** What needs attention comes first. */
const order = ['FAILED', 'REFUSED', 'CONFLICT', 'UNTRIED', 'DONE'] as const;

function outcomeText(change: PlannedChange, answer: Answer | undefined, sections: SectionNames): string {
  if (answer === undefined) return texts.outcomes.UNTRIED;
  if ('message' in answer) return answer.message;
  if (answer.kind === 'DONE') return texts.outcomes.DONE;
  return answer.row === null
    ? texts.outcomes.conflictUnread
    : texts.outcomes.conflict(presentText(answer.row, change, sections));
}

interface BulkRunProps {
  runner: Runner<PlannedChange>;
  isProject: boolean;
  sendsLetters: boolean;
  sections: SectionNames;
  /** Sends what was not tried and what failed. */
  onResume: () => void;
  /** Gives records their former values; absent while that is what runs. */
  onUndo?: ((changes: readonly PlannedChange[]) => void) | undefined;
  onClose: () => void;
}

/** A change of many during its run and after it. */
export function BulkRun({ runner, isProject, sendsLetters, sections, onResume, onUndo, onClose }: BulkRunProps) {
  const { phase, isWaiting, answers, total, done } = useSyncExternalStore(runner.subscribe, runner.getState);
  const isRunning = isUnderWay(phase);
  const kindOf = ({ row }: PlannedChange) => answers.get(row.id)?.kind ?? 'UNTRIED';
  const groups = order.map((kind) => ({ kind, changes: runner.changes.filter((change) => kindOf(change) === kind) }));
  const countOf = (kind: (typeof order)[number]) => groups.find((group) => group.kind === kind)?.changes.length ?? 0;
  const [failed, untried] = [countOf('FAILED'), countOf('UNTRIED')];
  const answered = new Map<string, DeskRow>();
  for (const [id, answer] of answers) if (answer.kind === 'DONE' && answer.row !== null) answered.set(id, answer.row);
  const undo = isRunning || onUndo === undefined ? [] : planUndo(runner.changes, answered, isProject);
  return (
    <Stack gap="md">
      <Progress size="lg" value={total === 0 ? 100 : (done / total) * 100} aria-label={texts.progressLabel} />
      <Group justify="space-between">
        <Text size="sm" role="status">
          {isRunning ? texts.progress(done, total) : texts.phases[phase]} {isWaiting ? texts.waiting : ''}
        </Text>
        {isRunning ? (
          <Button variant="default" size="xs" onClick={runner.stop} disabled={phase === 'STOPPING'}>
            {phase === 'STOPPING' ? texts.stopping : texts.stop}
          </Button>
        ) : null}
      </Group>
      {isRunning ? null : (
        <>
          <Group gap="md">
            {groups
              .filter(({ changes }) => changes.length > 0)
              .map(({ kind, changes }) => (
                <Text key={kind} size="sm" fw={600}>
                  {texts.counts[kind](changes.length)}
                </Text>
              ))}
          </Group>
          <PeopleTable
            label={texts.outcome}
            heading={texts.outcome}
            height="40vh"
            rows={groups.flatMap(({ changes }) =>
              changes.map((change) => ({
                row: change.row,
                text: outcomeText(change, answers.get(change.row.id), sections),
              })),
            )}
          />
          {undo.length > 0 ? <Alert>{sendsLetters ? texts.undoHint : texts.undoHintQuiet}</Alert> : null}
          <DialogActions onLeave={onClose} leaveLabel={texts.close}>
            {undo.length > 0 ? (
              <Button variant="default" onClick={() => onUndo?.(undo)}>
                {texts.undoApply(undo.length, sendsLetters ? undo.filter((change) => change.sendsLetter).length : 0)}
              </Button>
            ) : null}
            {failed + untried > 0 ? (
              <Button onClick={onResume}>{(untried > 0 ? texts.resume : texts.repeat)(failed + untried)}</Button>
            ) : null}
          </DialogActions>
        </>
      )}
    </Stack>
  );
}
