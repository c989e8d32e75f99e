import { Button, List, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { deskPaperTexts } from '#texts/deskPaper.ts';
import { isAborted } from '../../../lib/failures.ts';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { ScrollBox } from '../../../ui/table/ScrollBox.tsx';
import type { DeskRow } from '../model/deskStore.ts';
import { isTalk } from '../model/rowFacts.ts';
import { archiveFiles, canStream, type MissingFile, MOST_MEGABYTES, saveArchive, TooLargeError } from './archive.ts';

const texts = deskPaperTexts.archive;

interface ArchiveDialogProps {
  rows: readonly DeskRow[];
  year: number;
  onClose: () => void;
}

interface Run {
  done: number;
  missing: readonly MissingFile[];
  /** What came of it; null while it goes on. */
  result: string | null;
}

/** Collects the theses of the rows in one archive. */
export function ArchiveDialog({ rows, year, onClose }: ArchiveDialogProps) {
  const [chosen] = useState(rows);
  const files = archiveFiles(chosen);
  const authors = new Set(files.map(({ row }) => row.id)).size;
  const [run, setRun] = useState<Run | null>(null);
  const isRunning = run !== null && run.result === null;
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function start(): Promise<void> {
    const stopper = new AbortController();
    control.current = stopper;
    let now: Run = { done: 0, missing: [], result: null };
    setRun(now);
    const show = (changes: Partial<Run>) => {
      now = { ...now, ...changes };
      setRun(now);
    };
    try {
      await saveArchive(texts.file(year), files, {
        signal: stopper.signal,
        onDone: (done, missing) => show({ done, missing }),
      });
      show({ result: texts.done(now.done - now.missing.length) });
    } catch (error) {
      const isTooLarge = error instanceof TooLargeError;
      show({ result: isTooLarge ? texts.tooLarge(MOST_MEGABYTES) : isAborted(error) ? texts.stopped : texts.broken });
    }
  }
  return (
    <FormDialog opened title={texts.title} busy={isRunning} onClose={onClose}>
      <Stack gap="md">
        <Text>
          {files.length === 0 ? texts.none : texts.lead(files.length, authors, chosen.filter(isTalk).length - authors)}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.names} {canStream() ? '' : texts.inMemory(MOST_MEGABYTES)}
        </Text>
        {run === null ? null : (
          <>
            <Progress value={(run.done / files.length) * 100} aria-label={texts.progressLabel} />
            <Text size="sm" role="status">
              {run.result ?? texts.progress(run.done, files.length)}
            </Text>
          </>
        )}
        {run === null || run.missing.length === 0 ? null : (
          <ScrollBox mah="30vh" label={texts.failed(run.missing.length)}>
            <Text fw={600}>{texts.failed(run.missing.length)}</Text>
            <List size="sm">
              {run.missing.map(({ file, reason }) => (
                <List.Item key={file.path}>
                  {file.path}: {reason}
                </List.Item>
              ))}
            </List>
          </ScrollBox>
        )}
        <DialogActions onLeave={onClose} leaveLabel={deskPaperTexts.close} isBusy={isRunning}>
          {isRunning ? (
            <Button variant="default" onClick={() => control.current?.abort()}>
              {texts.stop}
            </Button>
          ) : (
            <Button disabled={files.length === 0} onClick={() => void start()}>
              {run === null ? texts.start : texts.again}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </FormDialog>
  );
}
