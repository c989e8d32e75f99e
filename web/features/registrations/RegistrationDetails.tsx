import type { ReactNode } from 'react';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { ListeningSections } from './ListeningSections.tsx';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import classes from './RegistrationCard.module.css';
import type { RegistrationState, ShownSection } from './state.ts';

interface RegistrationDetailsProps {
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
}

const { card: texts, formats } = registrationTexts;

function sectionName(section: ShownSection): string {
  if (section.kind === 'named') return section.name;
  return section.kind === 'unknown' ? texts.unknownSection : texts.noSection;
}

/** What the registration says, term by term (CAB-05). */
export function RegistrationDetails({ registration, state }: RegistrationDetailsProps) {
  const { title, talkSchedule, listeningSections, tour, tshirtSize } = registration;
  const rows: [string, ReactNode][] = [
    [state.formatIsConfirmed ? texts.confirmedFormat : texts.requestedFormat, formats[state.format]],
  ];
  if (state.isTalk) {
    rows.push([texts.section, sectionName(state.section)]);
    rows.push([texts.talkTitle, title ?? texts.noSection]);
    rows.push([texts.talkSchedule, talkSchedule ?? texts.noSchedule]);
  }
  rows.push([texts.listening, <ListeningSections key="listening" sections={listeningSections} />]);
  if (tour !== null) rows.push([texts.tour, texts.tourDecisions[tour]]);
  if (tshirtSize !== null) rows.push([texts.tshirt, tshirtSize]);
  return (
    <dl className={classes.details}>
      {rows.map(([term, value]) => [<dt key={`${term}-term`}>{term}</dt>, <dd key={term}>{value}</dd>])}
    </dl>
  );
}
