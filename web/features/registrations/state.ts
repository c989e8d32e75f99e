/** What a registration's card shows and offers, worked out in one place from the registration and its edition. */
import type { ParticipationFormat } from '../../generated/types.ts';
import type { RegistrationArea_EditionFragment } from './RegistrationArea.generated.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';

/** Whose turn it is: first the moderator's, then the person's, then nobody's (1§4). */
type RegistrationStage = 'awaitingModerator' | 'awaitingPerson' | 'confirmed';

/** The section as the card names it (LST-09 tells a missing one from an unknown one). */
export type ShownSection = { kind: 'none' } | { kind: 'unknown' } | { kind: 'named'; name: string };

/** What the card shows and what can be done. */
export interface RegistrationState {
  stage: RegistrationStage;
  /** The confirmed format, else the requested one (CAB-05). */
  format: ParticipationFormat;
  formatIsConfirmed: boolean;
  /** The format that was asked for, where a moderator confirmed another (REG-05). */
  askedFor: ParticipationFormat | null;
  isTalk: boolean;
  section: ShownSection;
  /** REG-10: the speaker invitation comes after the format is confirmed. */
  showsSpeakerNotice: boolean;
  canConfirm: boolean;
  /** REG-08: a poster may be given up for listening when participation is confirmed. */
  canBecomeListener: boolean;
  /** DOC-01. */
  hasInvitation: boolean;
  /** DOC-02; 'later' where only the day has not come. */
  certificate: 'none' | 'later' | 'ready';
}

/** Formats above listener: they have a title, a section and files. */
export function isTalkFormat(format: ParticipationFormat): boolean {
  return format === 'SPEAKER' || format === 'POSTER';
}

function stageOf({ confirmedFormat, isConfirmed }: RegistrationCard_RegistrationFragment): RegistrationStage {
  if (isConfirmed) return 'confirmed';
  return confirmedFormat === null ? 'awaitingModerator' : 'awaitingPerson';
}

function shownSection(registration: RegistrationCard_RegistrationFragment): ShownSection {
  const section = registration.confirmedSection ?? registration.requestedSection;
  if (section === null) return { kind: 'none' };
  return section.name === null ? { kind: 'unknown' } : { kind: 'named', name: section.name };
}

function certificateOf(
  { confirmedFormat, isConfirmed }: RegistrationCard_RegistrationFragment,
  available: boolean,
): RegistrationState['certificate'] {
  if (confirmedFormat === null || confirmedFormat === 'UNRECOGNIZED') return 'none';
  const entitled = confirmedFormat === 'LISTENER' || isConfirmed;
  if (!entitled) return 'none';
  return available ? 'ready' : 'later';
}

/** Decides what the card of a registration shows and offers. The service decides what is allowed. */
export function registrationState(
  registration: RegistrationCard_RegistrationFragment,
  edition: Pick<RegistrationArea_EditionFragment, 'certificatesAvailable'>,
): RegistrationState {
  const { requestedFormat, confirmedFormat } = registration;
  const stage = stageOf(registration);
  const format = confirmedFormat ?? requestedFormat;
  return {
    stage,
    format,
    formatIsConfirmed: confirmedFormat !== null,
    askedFor: confirmedFormat !== null && confirmedFormat !== requestedFormat ? requestedFormat : null,
    isTalk: isTalkFormat(format),
    section: shownSection(registration),
    showsSpeakerNotice: confirmedFormat === null && requestedFormat === 'SPEAKER',
    canConfirm: stage === 'awaitingPerson',
    canBecomeListener: stage === 'awaitingPerson' && confirmedFormat === 'POSTER',
    hasInvitation: stage === 'confirmed',
    certificate: certificateOf(registration, edition.certificatesAvailable),
  };
}
