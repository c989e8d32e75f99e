/**
 * What a moderator's change does to a registration, and who cannot take part in it: the rules that gateway and page follow
 * (REG-05, LST-04, LST-07). The provider decides in the end.
 */

/** The formats that a moderator can confirm. */
export type ConfirmableFormat = 'LISTENER' | 'SPEAKER' | 'POSTER';

/** The six values that a moderator sets; null is empty. */
export interface Decision {
  confirmedFormat: ConfirmableFormat | null;
  confirmedSectionId: string | null;
  /** Date of the talk in words. */
  talkSchedule: string | null;
  talkDay: number | null;
  talkTrack: number | null;
  /** Slot of a talk, or the board of a poster. */
  talkSlot: number | null;
}

/** New values: an omitted one does not change, null clears it. */
export type DecisionChange = { readonly [Name in keyof Decision]?: Decision[Name] | undefined };

/** A registration before a change. */
export interface DecidedRecord extends Decision {
  requestedSectionId: string | null;
  /** Whether the person confirmed participation. */
  isConfirmed: boolean;
  isSchool: boolean;
  isCancelled: boolean;
}

/** What the rules need to know besides the record. */
export interface ChangeRules {
  /** The sections of the meeting; null if they could not be read: then the provider decides about them. */
  sections: readonly { id: string; isActive: boolean; isOpenToTalks: boolean }[] | null;
  /** Sections with a poster session; null if the edition names none. */
  posterSectionIds: ReadonlySet<string> | null;
  /** Whether the change comes from a project's list, which has no day, track and slot (LST-07). */
  isProject: boolean;
  /** Whether the forum is over: then a confirmation stays, whatever changes. */
  isForumOver: boolean;
}

/** Why a registration cannot take part in a change. */
export type ChangeRefusal =
  /** The registration was cancelled. */
  | 'CANCELLED'
  /** A registration for the school stays a listener. */
  | 'SCHOOL'
  /** A project's list has no day, track and slot. */
  | 'PROJECT_WITHOUT_PLACE'
  /** No format is confirmed, and the change names none. */
  | 'NO_FORMAT'
  /** A listener has no section, date and place. */
  | 'LISTENER'
  /** A talk or poster needs a section. */
  | 'NO_SECTION'
  | 'SECTION_INACTIVE'
  | 'SECTION_WITHOUT_TALKS'
  | 'SECTION_WITHOUT_POSTERS';

/** What a change does to a registration. */
export type ChangePlan =
  | { outcome: 'REFUSED'; refusal: ChangeRefusal }
  | { outcome: 'UNCHANGED' }
  | {
      outcome: 'CHANGED';
      after: Decision & { confirmedFormat: ConfirmableFormat };
      /** The values that differ afterwards. */
      names: readonly (keyof Decision)[];
      /** Another format takes the person's confirmation back, until the forum is over (REG-05). */
      losesConfirmation: boolean;
      /** Whether the provider writes a letter: about format, section and date, not about a place. */
      sendsLetter: boolean;
    };

/** The names of the six values, in the order in which people read them. */
export const decisionNames = [
  'confirmedFormat',
  'confirmedSectionId',
  'talkSchedule',
  'talkDay',
  'talkTrack',
  'talkSlot',
] as const satisfies readonly (keyof Decision)[];

const placeNames = ['talkDay', 'talkTrack', 'talkSlot'] as const;
const lettered: ReadonlySet<keyof Decision> = new Set(['confirmedFormat', 'confirmedSectionId', 'talkSchedule']);

/** The values that a change from this list sends and compares (LST-07, ruling R25). */
export const sentNames = (isProject: boolean): readonly (keyof Decision)[] =>
  isProject ? decisionNames.filter((name) => !placeNames.some((place) => place === name)) : decisionNames;

/** The six values of a record alone. */
export const decisionOf = (record: Decision): Decision => ({
  confirmedFormat: record.confirmedFormat,
  confirmedSectionId: record.confirmedSectionId,
  talkSchedule: record.talkSchedule || null,
  talkDay: record.talkDay,
  talkTrack: record.talkTrack,
  talkSlot: record.talkSlot,
});

/** The values that differ, among those that a list sends. */
export function differentNames(one: Decision, other: Decision, isProject = false): readonly (keyof Decision)[] {
  const [left, right] = [decisionOf(one), decisionOf(other)];
  return sentNames(isProject).filter((name) => left[name] !== right[name]);
}

/** What the moderator saw: the six values and the person's confirmation. */
export type SeenRecord = Decision & Pick<DecidedRecord, 'isConfirmed'>;

/** Whether somebody changed the record since the moderator saw it (ruling R25). */
export const isChangedSince = (seen: SeenRecord, present: SeenRecord, isProject: boolean): boolean =>
  seen.isConfirmed !== present.isConfirmed || differentNames(seen, present, isProject).length > 0;

const refused = (refusal: ChangeRefusal): ChangePlan => ({ outcome: 'REFUSED', refusal });

function sectionRefusal(after: Decision, { sections, posterSectionIds }: ChangeRules): ChangeRefusal | null {
  const id = after.confirmedSectionId;
  if (id === null) return 'NO_SECTION';
  if (sections === null) return null;
  const section = sections.find((one) => one.id === id);
  if (!section?.isActive) return 'SECTION_INACTIVE';
  if (!section.isOpenToTalks) return 'SECTION_WITHOUT_TALKS';
  const knowsPosters = posterSectionIds !== null && sections.some((one) => posterSectionIds.has(one.id));
  return after.confirmedFormat === 'POSTER' && knowsPosters && !posterSectionIds.has(id)
    ? 'SECTION_WITHOUT_POSTERS'
    : null;
}

/** The values after a change that is allowed; a talk without a confirmed section gets the requested one. */
function decisionAfter(
  record: DecidedRecord,
  format: ConfirmableFormat,
  change: DecisionChange,
  isProject: boolean,
): Decision & { confirmedFormat: ConfirmableFormat } {
  const before = decisionOf(record);
  if (format === 'LISTENER') {
    const place = isProject ? {} : { talkDay: null, talkTrack: null, talkSlot: null };
    return { ...before, confirmedFormat: format, confirmedSectionId: null, talkSchedule: null, ...place };
  }
  const after = { ...before, confirmedSectionId: before.confirmedSectionId ?? record.requestedSectionId };
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...decisionOf({ ...after, ...given }), confirmedFormat: format };
}

/** What a change does to a registration, or why the registration cannot take part in it. */
export function planChange(record: DecidedRecord, change: DecisionChange, rules: ChangeRules): ChangePlan {
  if (record.isCancelled) return refused('CANCELLED');
  if (rules.isProject && placeNames.some((name) => change[name] !== undefined)) return refused('PROJECT_WITHOUT_PLACE');
  const format = change.confirmedFormat ?? record.confirmedFormat;
  if (format === null || change.confirmedFormat === null) return refused('NO_FORMAT');
  if (format === 'LISTENER') {
    const givesTalk = decisionNames.some((name) => name !== 'confirmedFormat' && (change[name] ?? '') !== '');
    if (givesTalk && change.confirmedFormat === undefined) return refused(record.isSchool ? 'SCHOOL' : 'LISTENER');
  } else if (record.isSchool) return refused('SCHOOL');
  const after = decisionAfter(record, format, change, rules.isProject);
  if (format !== 'LISTENER') {
    const refusal = sectionRefusal(after, rules);
    if (refusal !== null) return refused(refusal);
  }
  const names = differentNames(record, after, rules.isProject);
  if (names.length === 0) return { outcome: 'UNCHANGED' };
  return {
    outcome: 'CHANGED',
    after,
    names,
    losesConfirmation: record.isConfirmed && !rules.isForumOver && names.includes('confirmedFormat'),
    sendsLetter: names.some((name) => lettered.has(name)),
  };
}
