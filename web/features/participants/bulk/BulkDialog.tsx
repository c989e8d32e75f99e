import { useApolloClient } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import type { ChangeRules } from '../../../../schema/registrationChanges.ts';
import { serviceDay } from '../../../lib/serviceClock.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { Loaded } from '../../../ui/page/Loaded.tsx';
import { useSlices } from '../../../ui/service/useSlices.ts';
import { type DeskEditionQuery, useDeskEditionQuery } from '../model/DeskEdition.generated.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { useDeskStore } from '../model/useDesk.ts';
import { BulkForm, bulkRules } from './BulkForm.tsx';
import { BulkPlan } from './BulkPlan.tsx';
import { BulkRun } from './BulkRun.tsx';
import { type BulkValues, emptyBulk, type PlannedChange, planRun, type RunPlan } from './plan.ts';
import { createRunner, type Runner } from './runner.ts';
import { sendChange } from './sendChange.ts';

type Edition = NonNullable<DeskEditionQuery['edition']>;

/** What the rules of a change need to know of the edition. */
function rulesOf({ sections, posterLists, endsOn }: Edition, isProject: boolean): ChangeRules {
  const posterSections = posterLists.flatMap(({ confirmedSections }) => confirmedSections ?? []);
  const known = sections?.map(({ id, isActive, isOpenToTalks }) => ({
    id,
    isActive: isActive ?? true,
    isOpenToTalks: isOpenToTalks ?? true,
  }));
  return {
    sections: known ?? null,
    posterSectionIds: posterSections.length === 0 ? null : new Set(posterSections.map(({ id }) => id)),
    isProject,
    isForumOver: serviceDay() > endsOn,
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

interface Run {
  runner: Runner<PlannedChange>;
  /** Records that the list below the dialog gets together, after the run: each one would draw it anew. */
  answered: DeskRow[];
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
  const query = useDeskEditionQuery({ variables: { year } });
  const edition = query.data?.edition;
  const canWithhold = useSlices().has('letterPreviews');
  const form = useForm<BulkValues>({ initialValues: emptyBulk, validate: bulkRules });
  const [plan, setPlan] = useState<RunPlan | null>(null);
  const [isSending, setSending] = useState(true);
  const [run, setRun] = useState<Run | null>(null);
  const [isRunning, setRunning] = useState(false);
  const newest = useRef<Run | null>(null);
  useEffect(() => () => newest.current?.runner.stop(), []);
  const sendsLetters = isSending || !canWithhold;
  const isProject = project !== null;
  const sections = new Map(edition?.sections?.map(({ id, name }) => [id, name ?? id]));

  async function start(next: Run): Promise<void> {
    newest.current = next;
    setRun(next);
    setRunning(true);
    window.addEventListener('beforeunload', warn);
    const resume = store.pause();
    try {
      await next.runner.start();
    } finally {
      window.removeEventListener('beforeunload', warn);
      resume();
      for (const row of next.answered.splice(0)) store.replace(row);
      setRunning(false);
      void store.read();
    }
  }
  function startChanges(changes: readonly PlannedChange[], isUndo: boolean): void {
    const answered: DeskRow[] = [];
    const send = async (change: PlannedChange) => {
      const sent = await sendChange(client, change, { project, sendLetter: sendsLetters });
      if ('row' in sent && sent.row !== null) answered.push(sent.row);
      return sent;
    };
    void start({ runner: createRunner(changes, send, wait), answered, isUndo });
  }
  const content = (known: Edition) => {
    if (run !== null) {
      return (
        <BulkRun
          runner={run.runner}
          {...{ isProject, sendsLetters, sections, onClose }}
          onResume={() => void start(run)}
          onUndo={run.isUndo ? undefined : (changes) => startChanges(changes, true)}
        />
      );
    }
    if (plan !== null) {
      return (
        <BulkPlan
          {...{ plan, sections }}
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
        sections={known.sections?.filter(({ isActive, isOpenToTalks }) => isActive && isOpenToTalks) ?? null}
        onPlan={() => setPlan(planRun(rows, form.getValues(), rulesOf(known, isProject)))}
        onCancel={onClose}
      />
    );
  };
  return (
    <FormDialog opened title={texts.title} size="xl" busy={isRunning} onClose={onClose}>
      <Loaded query={query} data={edition} subject={texts.editionSubject} skeleton={<Skeleton height={240} />}>
        {content}
      </Loaded>
    </FormDialog>
  );
}
