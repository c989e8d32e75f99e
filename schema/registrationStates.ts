/**
 * The states of a registration and what each role may do in each: the table that provider, gateway and page follow.
 * Windows, files and the rights to a record are checked besides.
 */

export const registrationStates = {
  AWAITING_FORMAT: 'A moderator has not confirmed a format yet.',
  AWAITING_PERSON: 'A format is confirmed, for the first time or another one; the person has not confirmed it yet.',
  CONFIRMED: 'The person has confirmed to take part.',
  CANCELLED: 'The person has cancelled. The registration is in no list, and nothing brings it back.',
} as const;

export type RegistrationState = keyof typeof registrationStates;
/** The states of a registration that is in the lists. */
export type ActiveState = Exclude<RegistrationState, 'CANCELLED'>;

interface RegistrationAction {
  role: 'moderator' | 'participant';
  meaning: string;
  from: readonly ActiveState[];
  /** The state afterwards; null where the state stays. */
  to: RegistrationState | null;
  /** States in which only a registration with the confirmed format LISTENER has it. */
  listenersFrom?: readonly ActiveState[];
}

const active = ['AWAITING_FORMAT', 'AWAITING_PERSON', 'CONFIRMED'] as const;

export const registrationActions = {
  setFormat: {
    role: 'moderator',
    meaning: 'confirms a format, or another one; after the forum a confirmed registration stays confirmed',
    from: active,
    to: 'AWAITING_PERSON',
  },
  setTalk: {
    role: 'moderator',
    meaning: 'sets section, date and place, with the confirmed format as it is',
    from: ['AWAITING_PERSON', 'CONFIRMED'],
    to: null,
  },
  confirm: {
    role: 'participant',
    meaning: 'confirms to take part, once more with other answers',
    from: ['AWAITING_PERSON', 'CONFIRMED'],
    to: 'CONFIRMED',
  },
  cancel: { role: 'participant', meaning: 'cancels the registration', from: active, to: 'CANCELLED' },
  answerExcursion: { role: 'participant', meaning: 'answers about the excursion', from: active, to: null },
  changeFiles: { role: 'participant', meaning: 'adds and deletes files of a talk or poster', from: active, to: null },
  invitation: { role: 'participant', meaning: 'opens the invitation', from: ['CONFIRMED'], to: null },
  certificate: {
    role: 'participant',
    meaning: 'opens the certificate',
    from: ['CONFIRMED'],
    listenersFrom: ['AWAITING_PERSON'],
    to: null,
  },
} as const satisfies Record<string, RegistrationAction>;

export type RegistrationActionName = keyof typeof registrationActions;

/** The state of a registration that is not cancelled. */
export function activeState({ hasFormat, isConfirmed }: { hasFormat: boolean; isConfirmed: boolean }): ActiveState {
  if (isConfirmed) return 'CONFIRMED';
  return hasFormat ? 'AWAITING_PERSON' : 'AWAITING_FORMAT';
}

/** Whether the table allows the action in this state. */
export function isAllowed(name: RegistrationActionName, state: ActiveState, isListener = false): boolean {
  const { from, listenersFrom = [] }: RegistrationAction = registrationActions[name];
  return from.includes(state) || (isListener && listenersFrom.includes(state));
}
