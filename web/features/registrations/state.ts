/** Computes everything that a registration's card shows and offers, from the registration and its edition. */
import { activeState, isAllowed } from '../../../schema/registrationStates.ts';
import type { ParticipationFormat } from '../../generated/types.ts';
import { isTalkFormat } from '../../lib/forms/talk.ts';
import { isNameAwaited } from '../../lib/sections.ts';
import { typeset } from '../../lib/typography.ts';
import { type ActionFacts, actionsOf, type CardAction, type IdleReason } from './actions.ts';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import { type Step, stepsOf } from './steps.ts';

/** The card's sentence about the state of the registration and the next step. */
export type Story =
  | 'moderatorDecides'
  | 'moderatorDidNot'
  | 'personConfirms'
  | 'personDidNot'
  | 'welcome'
  | 'past'
  | 'certificateLater'
  | 'certificateReady';

/** The next deadline; null if all have passed. */
export type Deadline = 'theses' | 'confirmation' | 'forum' | 'certificate' | null;

const fileKinds = ['thesisDocument', 'thesisPdf', 'expertConclusion'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The section on the card. Having none, an unknown one and one whose name is still loading are different (LST-09, R27). */
export type ShownSection = { kind: 'none' | 'loading' | 'unknown' } | { kind: 'named'; name: string };

/** The content and the actions of the card. */
export interface RegistrationState {
  stage: ActionFacts['stage'];
  steps: Step[];
  story: Story;
  deadline: Deadline;
  actions: CardAction[];
  /** Why there is no main action; null if there is one. */
  idle: IdleReason | null;
  /** Missing files that can be uploaded now (FIL-03). */
  missingFiles: FileKind[];
  /** The confirmed format, else the requested one (CAB-05). */
  format: ParticipationFormat;
  formatIsConfirmed: boolean;
  /** The requested format, if a moderator confirmed another one (REG-05). */
  askedFor: ParticipationFormat | null;
  /** REG-08: whether the person chose to listen instead of presenting a confirmed poster. */
  hasGivenUpPoster: boolean;
  isTalk: boolean;
  section: ShownSection;
  /** REG-08: whether a poster can become listening when the person confirms. */
  canBecomeListener: boolean;
  /** REG-09: whether the person could register again after a cancellation. */
  canBeRedone: boolean;
}

type Edition = Pick<
  RegistrationArea_EditionFragment,
  'registrationWindow' | 'thesesWindow' | 'hasCertificates' | 'isOver'
>;

function shownSection(registration: RegistrationCard_RegistrationFragment): ShownSection {
  const section = registration.confirmedSection ?? registration.requestedSection;
  if (section === null) return { kind: 'none' };
  if (section.name !== null) return { kind: 'named', name: typeset(section.name) };
  return { kind: isNameAwaited(section) ? 'loading' : 'unknown' };
}

function certificateOf(
  { confirmedFormat }: RegistrationCard_RegistrationFragment,
  stage: ActionFacts['stage'],
  available: boolean,
): ActionFacts['certificate'] {
  if (confirmedFormat === null || confirmedFormat === 'UNRECOGNIZED') return 'none';
  if (!isAllowed('certificate', stage, confirmedFormat === 'LISTENER')) return 'none';
  return available ? 'ready' : 'later';
}

/** FIL-03, FIL-04: theses only in their period; the expert conclusion until the forum is over. */
function missingFilesOf(registration: RegistrationCard_RegistrationFragment, edition: Edition): FileKind[] {
  const isOpen = { theses: edition.thesesWindow.state === 'OPEN', expert: !edition.isOver };
  return fileKinds.filter(
    (kind) => registration[kind] === null && (kind === 'expertConclusion' ? isOpen.expert : isOpen.theses),
  );
}

function storyOf({ stage, certificate, isOver }: ActionFacts): Story {
  if (certificate === 'ready') return 'certificateReady';
  if (stage === 'AWAITING_FORMAT') return isOver ? 'moderatorDidNot' : 'moderatorDecides';
  if (stage === 'AWAITING_PERSON' && isOver) return certificate === 'later' ? 'certificateLater' : 'personDidNot';
  if (stage === 'AWAITING_PERSON') return 'personConfirms';
  return isOver ? 'past' : 'welcome';
}

function deadlineOf({ stage, certificate, isOver }: ActionFacts, missingFiles: FileKind[]): Deadline {
  if (certificate === 'ready') return null;
  if (isOver) return certificate === 'later' ? 'certificate' : null;
  if (stage === 'AWAITING_PERSON') return 'confirmation';
  return missingFiles.some((kind) => kind !== 'expertConclusion') ? 'theses' : 'forum';
}

/** Everything that a registration's card shows and offers; the service decides what is allowed. */
export function registrationState(
  registration: RegistrationCard_RegistrationFragment,
  edition: Edition,
): RegistrationState {
  const { requestedFormat, confirmedFormat, isConfirmed, hasGivenUpPoster } = registration;
  const stage = activeState({ hasFormat: confirmedFormat !== null, isConfirmed });
  const format = confirmedFormat ?? requestedFormat;
  const isTalk = isTalkFormat(format);
  const missingFiles = isTalk ? missingFilesOf(registration, edition) : [];
  const certificate = certificateOf(registration, stage, edition.hasCertificates);
  const facts: ActionFacts = {
    stage,
    wantsFiles: missingFiles.length > 0,
    awaitsSpeakerFormat: confirmedFormat === null && requestedFormat === 'SPEAKER',
    isOver: edition.isOver,
    certificate,
    hasCertificates: edition.hasCertificates,
  };
  return {
    stage,
    steps: stepsOf({
      hasFormat: confirmedFormat !== null || isConfirmed,
      isConfirmed,
      certificate,
      isOver: edition.isOver,
    }),
    story: storyOf(facts),
    deadline: deadlineOf(facts, missingFiles),
    ...actionsOf(facts),
    missingFiles,
    format,
    formatIsConfirmed: confirmedFormat !== null,
    askedFor:
      confirmedFormat !== null && confirmedFormat !== requestedFormat && !hasGivenUpPoster ? requestedFormat : null,
    hasGivenUpPoster,
    isTalk,
    section: shownSection(registration),
    canBecomeListener: stage === 'AWAITING_PERSON' && confirmedFormat === 'POSTER',
    canBeRedone: edition.registrationWindow.state !== 'CLOSED',
  };
}
