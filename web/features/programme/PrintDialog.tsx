import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { formatTimes } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../ui/dialog/DialogActions.tsx';
import { useDeferredOpen } from '../../ui/dialog/useDeferredOpen.ts';
import { PrintSheet } from '../../ui/page/PrintSheet.tsx';
import { useProgramme } from './context.ts';
import { type Entry, joinParts, nameOf, peopleOf, type Session, type Talk, timesOf } from './model.ts';
import classes from './ProgrammeSheet.module.css';
import { planEntries } from './plan.ts';
import { usePlan } from './planStore.ts';

interface ProgrammeSheetProps {
  title: string;
  lead: string;
  /** The entries to print; null prints everything. */
  plan: readonly Entry[] | null;
  withTalks: boolean;
}

const chairOf = ({ chair }: Session) => (chair === null ? null : programmeTexts.chair(chair.role, chair.name));

function TalkLine({ talk }: { talk: Talk }) {
  return (
    <tr className={classes.talk}>
      <td>{talk.startsAt === null ? '' : formatTimes(talk.startsAt, talk.endsAt)}</td>
      <td>
        {talk.title === null ? null : <p>{talk.title}</p>}
        <p className={classes.who}>{peopleOf(talk)}</p>
      </td>
    </tr>
  );
}

function SessionLines({ session, withTalks }: { session: Session; withTalks: boolean }) {
  const talks = withTalks ? (session.detail?.talks ?? []) : [];
  return (
    // Keeps a heading on the same page as its first talks.
    <tbody className={classes.session}>
      <tr>
        <th scope="row">{formatTimes(session.startsAt, session.endsAt)}</th>
        <td>
          <p className={session.kind === 'BREAK' ? '' : classes.name}>{session.title}</p>
          <p className={classes.who}>
            {joinParts([session.speaker, chairOf(session), session.room, session.building])}
          </p>
        </td>
      </tr>
      {talks.map((talk) => (
        <TalkLine key={talk.slug} talk={talk} />
      ))}
    </tbody>
  );
}

function EntryLines({ entry }: { entry: Entry }) {
  const { session, talk } = entry;
  const { startsAt, endsAt } = timesOf(entry);
  return (
    <tbody className={classes.session}>
      <tr>
        <th scope="row">{formatTimes(startsAt, endsAt)}</th>
        <td>
          <p className={classes.name}>{nameOf(entry)}</p>
          <p className={classes.who}>
            {talk === null
              ? joinParts([session.speaker, chairOf(session), session.room, session.building])
              : joinParts([talk.speaker, talk.affiliation, session.title, session.room, session.building])}
          </p>
        </td>
      </tr>
    </tbody>
  );
}

/** The programme for A4: every day, or the plan. */
function ProgrammeSheet({ title, lead, plan, withTalks }: ProgrammeSheetProps) {
  const { timetable } = useProgramme();
  const days = timetable.programme.days.filter((day) => plan === null || plan.some((entry) => entry.day === day));
  return (
    <>
      <h1>{plan === null ? title : `${programmePartTexts.plan.title}. ${title}`}</h1>
      <p>{lead}</p>
      {days.map((day) => (
        <section key={day.slug} className={plan === null && withTalks ? classes.day : ''}>
          <h2>{day.label}</h2>
          <table className={classes.table}>
            {plan === null
              ? day.items.map((session) => <SessionLines key={session.slug} session={session} withTalks={withTalks} />)
              : plan.filter((entry) => entry.day === day).map((entry) => <EntryLines key={entry.slug} entry={entry} />)}
          </table>
        </section>
      ))}
    </>
  );
}

interface PrintDialogProps {
  opened: boolean;
  title: string;
  lead: string;
  onClose: () => void;
}

const texts = programmePartTexts.print;

/** Prints the complete programme or the plan, with talks or without. */
export function PrintDialog({ opened, title, lead, onClose }: PrintDialogProps) {
  const { timetable } = useProgramme();
  const plan = usePlan(timetable.programme.year);
  const [what, setWhat] = useState<'whole' | 'plan'>('whole');
  const [withTalks, setWithTalks] = useState(true);
  const [printing, setPrinting] = useState(false);
  const planned = planEntries(timetable, plan.slugs);
  const chosen = what === 'plan' && planned.length > 0 ? planned : null;
  return (
    <>
      <Dialog opened={useDeferredOpen(opened)} onClose={onClose} title={texts.title} size="sm">
        <Stack gap="lg">
          {planned.length > 0 ? (
            <Radio.Group
              label={texts.what}
              value={what}
              onChange={(value) => setWhat(value === 'plan' ? 'plan' : 'whole')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="whole" label={texts.whole} />
                <Radio value="plan" label={texts.plan} />
              </Stack>
            </Radio.Group>
          ) : null}
          {chosen === null ? (
            <Checkbox
              label={texts.withTalks}
              checked={withTalks}
              onChange={(event) => setWithTalks(event.currentTarget.checked)}
            />
          ) : null}
          <DialogActions>
            <Button
              onClick={() => {
                onClose();
                setPrinting(true);
              }}
            >
              {texts.start}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <ProgrammeSheet title={title} lead={lead} plan={chosen} withTalks={withTalks} />
        </PrintSheet>
      ) : null}
    </>
  );
}
