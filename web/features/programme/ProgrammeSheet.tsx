import { programmeTexts } from '../../texts/ru/programme.ts';
import { useProgramme } from './context.ts';
import { type Entry, nameOf, type Session, type Talk } from './model.ts';
import classes from './ProgrammeSheet.module.css';
import { formatTimes } from './time.ts';

interface ProgrammeSheetProps {
  title: string;
  lead: string;
  /** The entries to print; null prints everything. */
  plan: readonly Entry[] | null;
  withTalks: boolean;
}

const joined = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
const chairOf = ({ chair }: Session) => (chair === null ? null : programmeTexts.chair(chair.role, chair.name));

function TalkLine({ talk }: { talk: Talk }) {
  return (
    <tr className={classes.talk}>
      <td>{talk.startsAt === null ? '' : formatTimes(talk.startsAt, talk.endsAt)}</td>
      <td>
        {talk.title === null ? null : <p>{talk.title}</p>}
        <p className={classes.who}>{joined([talk.speaker, talk.affiliation, ...talk.notes])}</p>
      </td>
    </tr>
  );
}

function SessionLines({ session, withTalks }: { session: Session; withTalks: boolean }) {
  const talks = withTalks ? (session.detail?.talks ?? []) : [];
  return (
    // A heading is not left alone at the foot of a page: its first talks stay with it.
    <tbody className={classes.session}>
      <tr>
        <th scope="row">{formatTimes(session.startsAt, session.endsAt)}</th>
        <td>
          <p className={session.kind === 'BREAK' ? '' : classes.name}>{session.title}</p>
          <p className={classes.who}>{joined([session.speaker, chairOf(session), session.room, session.building])}</p>
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
  const times = talk !== null && entry.isTimed && talk.startsAt !== null ? talk : session;
  return (
    <tbody className={classes.session}>
      <tr>
        <th scope="row">{formatTimes(times.startsAt ?? session.startsAt, times.endsAt)}</th>
        <td>
          <p className={classes.name}>{nameOf(entry)}</p>
          <p className={classes.who}>
            {talk === null
              ? joined([session.speaker, chairOf(session), session.room, session.building])
              : joined([talk.speaker, talk.affiliation, session.title, session.room, session.building])}
          </p>
        </td>
      </tr>
    </tbody>
  );
}

/** The programme for A4: every day, or the plan. */
export function ProgrammeSheet({ title, lead, plan, withTalks }: ProgrammeSheetProps) {
  const { timetable } = useProgramme();
  const days = timetable.programme.days.filter((day) => plan === null || plan.some((entry) => entry.day === day));
  return (
    <>
      <h1>{plan === null ? title : `${programmeTexts.plan.title}. ${title}`}</h1>
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
