import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { bulkTexts } from '#texts/bulk.ts';
import { recordTexts } from '#texts/participation.ts';
import { records } from '#texts/plural.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useStepFocus } from '../../../ui/focus/useStepFocus.ts';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import { useListScope } from '../scope/listContext.ts';
import { recordValue } from '../scope/record/ChangeLine.tsx';
import { BulkRunRecords } from './BulkRunRecords.tsx';
import { type BulkRunsQuery, useBulkRunsQuery } from './BulkRuns.generated.ts';

type Run = NonNullable<NonNullable<BulkRunsQuery['edition']>['bulkRuns']>[number];

interface BulkRunsDialogProps {
  onUndo: (runKey: string) => void;
  onClose: () => void;
}

const texts = bulkTexts.runs;

const changeText = ({ field, isSame, after }: Run['changes'][number]) =>
  `${recordTexts.recordFields[field]}: ${isSame ? recordValue(after) : texts.various}`;

/** What a run's button opens: its records, with their letters if the provider logs letters. */
const useRecordsTexts = () => (useSlices().has('recordLetters') ? texts.recordsAndLetters : texts.records);

function RunCard({ run, onOpen, onUndo }: { run: Run; onOpen: () => void; onUndo: () => void }) {
  const { title, titleOf } = useRecordsTexts();
  const when = formatDateTime(run.createdAt);
  const isUndone = run.undoneCount >= run.recordCount;
  return (
    <Paper component="li" withBorder p="md" radius="md">
      <Group justify="space-between" gap="sm" align="flex-start">
        <Stack gap={2} flex="1 1 16rem">
          <Text fw={600}>
            {run.undoesKey === null ? '' : `${texts.isUndo}: `}
            {records(run.recordCount)}
          </Text>
          <Text size="sm" c="dimmed">
            {when}, {run.authorName ?? texts.unknown}
          </Text>
          {run.changes.map((change) => (
            <Text key={change.field} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {changeText(change)}
            </Text>
          ))}
          {run.undoneCount === 0 ? null : (
            <Text size="sm" fw={600}>
              {texts.undone(run.undoneCount, run.recordCount)}
            </Text>
          )}
        </Stack>
        <Group gap="xs">
          <Button variant="default" size="sm" aria-label={titleOf(when)} onClick={onOpen}>
            {title}
          </Button>
          {isUndone ? null : (
            <Button variant="default" size="sm" aria-label={texts.undoOf(when)} onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  );
}

/** The past bulk runs: who changed which fields of how many records and when, each with an undo. */
export function BulkRunsDialog({ onUndo, onClose }: BulkRunsDialogProps) {
  const { year } = useListScope();
  const [opened, setOpened] = useState<Run | null>(null);
  const { data, error, refetch } = useBulkRunsQuery({ variables: { year }, fetchPolicy: 'network-only' });
  const content = useStepFocus(opened?.key ?? '');
  const { titleOf } = useRecordsTexts();
  const title = opened === null ? texts.open : titleOf(formatDateTime(opened.createdAt));
  return (
    <Dialog opened onClose={onClose} title={title} size={opened === null ? 'lg' : 'xl'}>
      <div {...content}>
        {opened === null ? (
          <Loaded
            query={{ data, error, refetch }}
            data={data?.edition?.bulkRuns}
            subject={texts.subject}
            skeleton={<Skeleton height={180} />}
          >
            {(runs) => {
              if (runs.length === 0) return <Text>{texts.none}</Text>;
              return (
                <ScrollBox mah="65vh" label={texts.open}>
                  <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
                    {runs.map((run) => (
                      <RunCard key={run.key} run={run} onOpen={() => setOpened(run)} onUndo={() => onUndo(run.key)} />
                    ))}
                  </Stack>
                </ScrollBox>
              );
            }}
          </Loaded>
        ) : (
          <BulkRunRecords runKey={opened.key} recordCount={opened.recordCount} onBack={() => setOpened(null)} />
        )}
      </div>
    </Dialog>
  );
}
