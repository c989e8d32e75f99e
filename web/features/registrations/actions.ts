/** The possible actions on a registration, the blocked ones with their reasons, and the main action. */

import { type ActiveState, isAllowed } from '../../../schema/registrationStates.ts';

/** Why an action is blocked. */
export type Reason =
  | 'formatFirst'
  | 'speakerFormatFirst'
  | 'confirmFirst'
  | 'forumIsOver'
  | 'certificateLater'
  | 'confirmBefore'
  | 'notEntitled';

/** Why there is no action at all. */
export type IdleReason = 'moderatorsTurn' | 'moderatorDidNot' | 'forumIsOver';

/** An action of the card; at most one is `main`. */
export interface CardAction {
  kind: 'files' | 'confirm' | 'invitation' | 'certificate';
  isMain: boolean;
  /** Null if it is possible. */
  blockedBy: Reason | null;
}

/** The facts that decide about the actions. */
export interface ActionFacts {
  stage: ActiveState;
  /** Whether files are missing that can be uploaded now (FIL-03). */
  wantsFiles: boolean;
  /** REG-10: a speaker's invitation comes after the format is confirmed. */
  awaitsSpeakerFormat: boolean;
  isOver: boolean;
  certificate: 'none' | 'later' | 'ready';
  hasCertificates: boolean;
}

function whyNotConfirm({ stage, isOver }: ActionFacts): Reason | null {
  if (isOver) return 'forumIsOver';
  return isAllowed('confirm', stage) ? null : 'formatFirst';
}

function whyNoInvitation({ stage, isOver, awaitsSpeakerFormat }: ActionFacts): Reason | null {
  if (isAllowed('invitation', stage)) return null;
  if (isOver) return 'forumIsOver';
  if (awaitsSpeakerFormat) return 'speakerFormatFirst';
  return stage === 'AWAITING_FORMAT' ? 'formatFirst' : 'confirmFirst';
}

function whyNoCertificate({ stage, certificate, hasCertificates, isOver }: ActionFacts): Reason | null {
  if (certificate === 'ready') return null;
  if (certificate === 'later' || !(hasCertificates || isOver)) return 'certificateLater';
  return isOver || stage === 'CONFIRMED' ? 'notEntitled' : 'confirmBefore';
}

function mainOf({ stage, wantsFiles, isOver, certificate }: ActionFacts): CardAction['kind'] | null {
  if (certificate === 'ready') return 'certificate';
  if (stage === 'AWAITING_PERSON') return isOver ? null : 'confirm';
  if (wantsFiles) return 'files';
  return stage === 'CONFIRMED' ? 'invitation' : null;
}

/** After the forum a moderator can still confirm the format, and a listener then gets the certificate (DOC-02). */
function whyIdle({ stage, isOver }: ActionFacts): IdleReason {
  if (!isOver) return 'moderatorsTurn';
  return stage === 'AWAITING_FORMAT' ? 'moderatorDidNot' : 'forumIsOver';
}

/** The card's actions, the main one first; if there is none, `idle` says why, unless a certificate is to come. */
export function actionsOf(facts: ActionFacts): { actions: CardAction[]; idle: IdleReason | null } {
  const main = mainOf(facts);
  const reasons: Record<CardAction['kind'], Reason | null> = {
    files: null,
    confirm: whyNotConfirm(facts),
    invitation: whyNoInvitation(facts),
    certificate: whyNoCertificate(facts),
  };
  const isConfirmed = facts.stage === 'CONFIRMED';
  // DOC-02: after the forum, a listener gets the certificate without the confirmation that the other actions need.
  const needsNoConfirmation = facts.isOver && !isConfirmed && facts.certificate !== 'none';
  const kinds: CardAction['kind'][] = [
    ...(main === 'files' ? (['files'] as const) : []),
    ...(isConfirmed || needsNoConfirmation ? [] : (['confirm'] as const)),
    ...(needsNoConfirmation ? [] : (['invitation'] as const)),
    'certificate',
  ];
  const actions = kinds.map((kind) => ({ kind, isMain: kind === main, blockedBy: reasons[kind] }));
  const isIdle = main === null && !(facts.isOver && facts.certificate === 'later');
  return {
    actions: [...actions.filter(({ isMain }) => isMain), ...actions.filter(({ isMain }) => !isMain)],
    idle: isIdle ? whyIdle(facts) : null,
  };
}
