import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { registrationTexts } from '#texts/registrations.ts';
import type { TourDecision, TshirtSize } from '../../generated/types.ts';
import { editionPath, sessionPath, talkPath } from '../../lib/editionPaths.ts';
import { paths } from '../../lib/paths.ts';
import { isNameAwaited } from '../../lib/sections.ts';
import { typeset } from '../../lib/typography.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import classes from './RegistrationCard.module.css';
import type { RegistrationState, ShownSection } from './state.ts';

interface TourAnswerProps {
  answer: TourDecision | null;
  /** Whether the answer can still be given or changed. */
  isOpen: boolean;
}

const { tourDecisions, tourUnanswered, tourNotAnswered, tourOver, tourSignUp, tourChange } = registrationTexts.card;

/** The answer about the excursion, with a button to change it or the reason why it is closed (TOU-02). */
function TourAnswer({ answer, isOpen }: TourAnswerProps) {
  const unanswered = isOpen ? tourUnanswered : tourNotAnswered;
  return (
    <>
      {answer === null ? unanswered : tourDecisions[answer]}
      {'. '}
      {isOpen ? (
        <Anchor component={Link} to={paths.tour} underline="always">
          {answer === null ? tourSignUp : tourChange}
        </Anchor>
      ) : (
        tourOver
      )}
    </>
  );
}

/** The T-shirt size, with a button to change it while that is possible. A service may keep a size without sending it. */
function TshirtAnswer({ size, onChange }: { size: TshirtSize | null; onChange: (() => void) | null }) {
  const shown = size && registrationTexts.tshirtSizes[size];
  if (onChange === null) return shown;
  return (
    <>
      {shown === null ? null : `${shown}. `}
      <Anchor component="button" type="button" underline="always" onClick={onChange}>
        {shown === null ? texts.tshirtGive : texts.tshirtChange}
      </Anchor>
    </>
  );
}

interface ListeningSectionsProps {
  /** Null where the list of sections could not be read. */
  sections: RegistrationCard_RegistrationFragment['listeningSections'];
}

/** The sections a person plans to listen to. */
function ListeningSections({ sections }: ListeningSectionsProps) {
  if (sections === null) return texts.sectionsUnread;
  if (sections.length === 0) return texts.noListening;
  return (
    <ul className={classes.list}>
      {sections.map((section) => (
        <li key={section.id}>
          {section.name === null ? missingNames[isNameAwaited(section) ? 'loading' : 'unknown'] : typeset(section.name)}
        </li>
      ))}
    </ul>
  );
}

interface RegistrationDetailsProps {
  registration: RegistrationCard_RegistrationFragment;
  state: RegistrationState;
  isOver: boolean;
  /** Whether the answer about the excursion is shown; null if there is no excursion. */
  tour: 'open' | 'over' | null;
  /** Whether the T-shirt size is shown; the older cabinet has no T-shirts (CAB-06). */
  hasTshirt: boolean;
  /** Opens the answers, which are sent with a new confirmation (REG-06); null if that is not possible. */
  onTshirt: (() => void) | null;
}

const { card: texts } = registrationTexts;

const missingNames = { none: texts.noSection, loading: texts.loadingSection, unknown: texts.unknownSection };

function sectionName(section: ShownSection): string {
  return section.kind === 'named' ? section.name : missingNames[section.kind];
}

/** Links to the talk, or to the session that shows the poster. */
function ProgrammeLink({ talk, session }: { talk: string | null; session: string }) {
  const programme = editionPath('program', null);
  return (
    <Anchor
      component={Link}
      to={talk === null ? sessionPath(programme, session) : talkPath(programme, talk)}
      underline="always"
    >
      {talk === null ? texts.posterSession : texts.talkInProgramme}
    </Anchor>
  );
}

/** The registration's values other than format and title, term by term (CAB-05). */
export function RegistrationDetails(props: RegistrationDetailsProps) {
  const { registration, state, isOver, tour, hasTshirt, onTshirt } = props;
  const { isSchool, talkSchedule, talk, posterSession, listeningSections, tshirtSize } = registration;
  const rows: [string, ReactNode][] = [];
  if (state.isTalk || isSchool) rows.push([texts.section, sectionName(state.section)]);
  if (state.isTalk) rows.push([texts.talkSchedule, talkSchedule ?? (isOver ? texts.neverScheduled : texts.noSchedule)]);
  if (talk !== null || posterSession !== null) {
    const link = <ProgrammeLink key="programme" talk={talk?.slug ?? null} session={posterSession?.slug ?? ''} />;
    rows.push([texts.programme, link]);
  }
  if (!isSchool) rows.push([texts.listening, <ListeningSections key="listening" sections={listeningSections} />]);
  if (tour !== null) {
    rows.push([texts.tour, <TourAnswer key="tour" answer={registration.tour} isOpen={tour === 'open'} />]);
  }
  if (hasTshirt && (tshirtSize !== null || onTshirt)) {
    rows.push([texts.tshirt, <TshirtAnswer key="tshirt" size={tshirtSize} onChange={onTshirt} />]);
  }
  return (
    <dl className={classes.details}>
      {rows.map(([term, value]) => [<dt key={`${term}-term`}>{term}</dt>, <dd key={term}>{value}</dd>])}
    </dl>
  );
}
