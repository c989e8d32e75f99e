import { useApolloClient } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { useDeskStore } from '../model/useDesk.ts';
import { useDeskEdition } from '../model/useDeskEdition.ts';
import { BulkForm, bulkMistakes } from './BulkForm.tsx';
import { BulkPlan } from './BulkPlan.tsx';
import { BulkRun } from './BulkRun.tsx';
import { type BulkValues, emptyBulk, type PlannedChange, planRun, type RunPlan } from './plan.ts';
import { createRunner, isUnderWay, type Runner } from './runner.ts';
import { sendChange } from './sendChange.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Run {
  runner: Runner<PlannedChange>;
  isUndo: boolean;
}

interface BulkDialogProps {
  /** The chosen rows in the order of the list. */
  rows: readonly DeskRow[];
  year: number;
  project: string | null;
  onClose: () => void;
}

/** Changes many records: the new values, what they will do, the run and its result. */
export function BulkDialog({ rows, year, project, onClose }: BulkDialogProps) {
  const client = useApolloClient();
  const store = useDeskStore();
  const { query, rules, sections, talkSections } = useDeskEdition(year, project);
  const canWithhold = useSlices().has('letterPreviews');
  const form = useForm<BulkValues>({ initialValues: emptyBulk, validate: bulkMistakes });
  const [plan, setPlan] = useState<RunPlan | null>(null);
  const [isSending, setSending] = useState(true);
  const [run, setRun] = useState<Run | null>(null);
  const [isRunning, setRunning] = useState(false);
  useWindowEvent('beforeunload', (event) => {
    if (run !== null && isUnderWay(run.runner.getState().phase)) event.preventDefault();
  });
  useEffect(() => () => run?.runner.stop(), [run]);
  const sendsLetters = isSending || !canWithhold;
  const { isProject } = rules;
  const names = new Map(sections?.map(({ id, name }) => [id, name ?? id]));

  async function start(next: Run): Promise<void> {
    const { runner } = next;
    const { answers: before } = runner.getState();
    setRun(next);
    setRunning(true);
    const resume = store.pause();
    await runner.start();
    resume();
    // The list below the dialog gets the records together: each one would draw it anew.
    for (const [id, answer] of runner.getState().answers) {
      if (answer !== before.get(id) && 'row' in answer && answer.row !== null) store.replace(answer.row);
    }
    setRunning(false);
    void store.read();
  }
  const startChanges = (changes: readonly PlannedChange[], isUndo: boolean) => {
    const send = (change: PlannedChange) => sendChange(client, change, { project, sendLetter: sendsLetters });
    void start({ runner: createRunner(changes, send, wait), isUndo });
  };
  const content = () => {
    if (run !== null) {
      return (
        <BulkRun
          runner={run.runner}
          {...{ isProject, sendsLetters, sections: names, onClose }}
          onResume={() => void start(run)}
          onUndo={run.isUndo ? undefined : (changes) => startChanges(changes, true)}
        />
      );
    }
    if (plan !== null) {
      return (
        <BulkPlan
          {...{ plan, sections: names }}
          sendsLetters={canWithhold ? isSending : null}
          onLetters={setSending}
          onBack={() => setPlan(null)}
          onStart={() => startChanges(plan.changes, false)}
        />
      );
    }
    return (
      <BulkForm
        {...{ isProject, form }}
        count={rows.length}
        sections={talkSections}
        onPlan={() => setPlan(planRun(rows, form.getValues(), rules))}
        onCancel={onClose}
      />
    );
  };
  return (
    <FormDialog opened title={texts.title} size="xl" busy={isRunning} onClose={onClose}>
      <Loaded
        query={query}
        data={query.data?.edition}
        subject={texts.editionSubject}
        skeleton={<Skeleton height={240} />}
      >
        {content}
      </Loaded>
    </FormDialog>
  );
}
