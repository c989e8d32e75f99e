import { Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { bulkTexts as texts } from '#texts/bulk.ts';
import type { BulkOutcome } from '../../../generated/types.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { countLetters, type RunItem, type useBulkRun } from './useBulkRun.ts';

interface BulkRunProps {
  run: ReturnType<typeof useBulkRun>;
  /** The records that the plan changes. */
  items: readonly RunItem[];
  onDone: () => void;
  onUndo?: () => void;
}

/** Outcomes that need attention come first. */
const order: readonly BulkOutcome[] = ['FAILED', 'REFUSED', 'CONFLICT', 'SKIPPED', 'UNCHANGED', 'CHANGED'];
const ROWS_A_STEP = 200;

/** A bulk change during and after its run: progress with a stop button, and the result for each record. */
export function BulkRun({ run, items, onDone, onUndo }: BulkRunProps) {
  const { results, progress, state, isRunning, stop } = run;
  const slices = useSlices();
  const [most, setMost] = useState(ROWS_A_STEP);
  const all = [...results.values()].sort((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
  const nameOf = new Map(items.map((item) => [item.id, item.fullName]));
  const failed = items.filter(({ id }) => results.get(id)?.outcome === 'FAILED');
  const untried = items.filter(({ id }) => !results.has(id));
  const counts = order
    .map((outcome) => ({ outcome, count: all.filter((it) => it.outcome === outcome).length }))
    .filter((it) => it.count > 0);
  const changed = items.filter(({ id }) => results.get(id)?.outcome === 'CHANGED');
  const sent = countLetters(changed);
  const addressed = new Set(items.filter(({ letterTo }) => letterTo !== null).map(({ id }) => id));
  const isUnseen = !slices.has('letterPreviews');
  const letterWords: Partial<Record<BulkOutcome, string>> = {
    CHANGED: isUnseen ? texts.letters.unseen : texts.letters.sent,
    UNCHANGED: texts.letters.notSent,
  };
  const shown = all.slice(0, most);
  return (
    <Stack gap="md">
      <Progress
        size="lg"
        value={progress.all === 0 ? 100 : (progress.done / progress.all) * 100}
        aria-label={texts.progressLabel}
      />
      <Group justify="space-between">
        <Text size="sm" role="status">
          {isRunning
            ? texts.progress(progress.done, progress.all)
            : untried.length > 0
              ? texts.stopped(results.size, untried.length)
              : texts.finished(results.size)}
        </Text>
        {isRunning ? (
          <Button variant="default" size="xs" onClick={stop} disabled={state === 'stopping'}>
            {state === 'stopping' ? texts.stopping : texts.stop}
          </Button>
        ) : null}
      </Group>
      <Group gap="md">
        {counts.map(({ outcome, count: number }) => (
          <Text key={outcome} size="sm" fw={600}>
            {texts.resultCounts[outcome](number)}
          </Text>
        ))}
      </Group>
      {isRunning || changed.length === 0 ? null : (
        <Text size="sm">
          {isUnseen && sent.people > 0
            ? texts.letters.unseenDone(sent.people)
            : texts.letters.done(sent.letters, sent.people)}
        </Text>
      )}
      <ScrollBox mah="40vh" label={texts.outcome}>
        <Table
          aria-label={texts.outcome}
          stickyHeader
          layout="fixed"
          style={{ overflowWrap: 'break-word' }}
          data={{
            head: [texts.person, texts.outcome],
            body: shown.map(({ id, name, outcome, reason, message }) => [
              name ?? nameOf.get(id) ?? id,
              [
                [texts.outcomes[outcome], reason && texts.reasons[reason], message].filter(Boolean).join(': '),
                addressed.has(id) && letterWords[outcome],
              ]
                .filter(Boolean)
                .join(', '),
            ]),
          }}
        />
      </ScrollBox>
      {all.length > shown.length ? (
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {texts.showing(shown.length, all.length)}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => setMost(most + ROWS_A_STEP)}>
            {texts.more}
          </Button>
        </Group>
      ) : null}
      {isRunning ? null : (
        <DialogActions>
          {failed.length > 0 ? (
            <Button variant="default" onClick={() => void run.run(failed)}>
              {texts.retry(failed.length, countLetters(failed).letters)}
            </Button>
          ) : null}
          {untried.length > 0 ? (
            <Button variant="default" onClick={() => void run.run(untried)}>
              {texts.continue(untried.length, countLetters(untried).letters)}
            </Button>
          ) : null}
          {onUndo !== undefined && slices.has('bulkRuns') && changed.length > 0 ? (
            <Button variant="default" onClick={onUndo}>
              {texts.undo.open}
            </Button>
          ) : null}
          <Button onClick={onDone}>{texts.close}</Button>
        </DialogActions>
      )}
    </Stack>
  );
}
