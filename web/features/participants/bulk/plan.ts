/** What a change of many records would do to each of them, and its words. */
import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import {
  type ChangeRefusal,
  type ChangeRules,
  type ConfirmableFormat,
  type Decision,
  type DecisionChange,
  decisionOf,
  differentNames,
  planChange,
  sentNames,
} from '../../../../schema/registrationChanges.ts';
import { type SectionNames, valueText } from '../model/decisionText.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { recordOf } from '../model/rowFacts.ts';

/** What happens to a value: it stays, is set, is cleared, or counts up from record to record. */
type Mode = 'KEEP' | 'SET' | 'CLEAR' | 'ORDER';

/** The values of the form. REQUESTED takes what the person requested. */
export interface BulkValues {
  format: 'KEEP' | 'REQUESTED' | ConfirmableFormat;
  /** Also the id of a section. */
  section: 'KEEP' | 'REQUESTED' | (string & {});
  modes: { talkSchedule: Mode; talkDay: Mode; talkTrack: Mode; talkSlot: Mode };
  talkSchedule: string;
  talkDay: number | '';
  talkTrack: number | '';
  talkSlot: number | '';
}

/** The values whose mode the form asks for. */
export const talkNames = ['talkSchedule', 'talkDay', 'talkTrack', 'talkSlot'] as const;

export const emptyBulk: BulkValues = {
  format: 'KEEP',
  section: 'KEEP',
  modes: { talkSchedule: 'KEEP', talkDay: 'KEEP', talkTrack: 'KEEP', talkSlot: 'KEEP' },
  talkSchedule: '',
  talkDay: '',
  talkTrack: '',
  talkSlot: '',
};

/** A change of one record: `row` is what the moderator saw, `after` the values that it gets, `names` those that differ. */
export interface PlannedChange {
  row: DeskRow;
  after: Decision;
  names: readonly (keyof Decision)[];
  losesConfirmation: boolean;
  sendsLetter: boolean;
}

export interface RunPlan {
  changes: readonly PlannedChange[];
  /** Records that stay as they are, and why. */
  stays: readonly { row: DeskRow; reason: ChangeRefusal | 'UNCHANGED' }[];
}

/** The change of one record; `slot` is the next number for slots in order. */
function changeOf(row: DeskRow, values: BulkValues, slot: number): DecisionChange {
  const { format, section, modes } = values;
  const requested = row.requestedFormat === 'UNRECOGNIZED' ? null : row.requestedFormat;
  const talk = talkNames
    .filter((name) => modes[name] !== 'KEEP')
    .map((name) => [name, { SET: values[name] || null, CLEAR: null, ORDER: slot, KEEP: null }[modes[name]]]);
  return {
    ...(format === 'KEEP' ? {} : { confirmedFormat: format === 'REQUESTED' ? requested : format }),
    ...(section === 'KEEP'
      ? {}
      : { confirmedSectionId: section === 'REQUESTED' ? (row.requestedSection?.id ?? null) : section }),
    ...Object.fromEntries(talk),
  };
}

/** Plans a change of many. Slots in order pass over the records that get none: those that refuse the change and listeners. */
export function planRun(rows: readonly DeskRow[], values: BulkValues, rules: ChangeRules): RunPlan {
  let slot = values.talkSlot || 1;
  const changes: PlannedChange[] = [];
  const stays: RunPlan['stays'][number][] = [];
  for (const row of rows) {
    const record = recordOf(row);
    const change = changeOf(row, values, slot);
    const plan = planChange(record, change, rules);
    if (plan.outcome === 'REFUSED') stays.push({ row, reason: plan.refusal });
    else {
      if ((change.confirmedFormat ?? record.confirmedFormat) !== 'LISTENER') slot += 1;
      if (plan.outcome === 'UNCHANGED') stays.push({ row, reason: 'UNCHANGED' });
      else changes.push({ row, ...plan });
    }
  }
  return { changes, stays };
}

/** Whether a record has no decision yet: its first one cannot be taken back by another change. */
export const isUndecided = (row: DeskRow): boolean => recordOf(row).confirmedFormat === null;

/**
 * The changes that give records their former values, for those that had a decision.
 * @param answered the records as the service answered them after the change, by id
 */
export function planUndo(
  changes: readonly PlannedChange[],
  answered: ReadonlyMap<string, DeskRow>,
  isProject: boolean,
): PlannedChange[] {
  return changes.flatMap(({ row: former }) => {
    const row = answered.get(former.id);
    if (row === undefined || isUndecided(former)) return [];
    const after = decisionOf(recordOf(former));
    const names = differentNames(recordOf(row), after, isProject);
    // Letters tell about what a project's list has too, not about a place.
    const sendsLetter = names.some((name) => sentNames(true).includes(name));
    return names.length === 0 ? [] : [{ row, after, names, losesConfirmation: false, sendsLetter }];
  });
}

/** What changes in a record, from what to what: a line each. */
export const changeLines = (
  { row, after, names, losesConfirmation }: PlannedChange,
  sections: SectionNames,
): string[] => [
  ...names.map((name) =>
    texts.step(
      texts.names[name],
      valueText(name, recordOf(row)[name], sections),
      valueText(name, after[name], sections),
    ),
  ),
  ...(losesConfirmation ? [texts.loses] : []),
  ...(isUndecided(row) ? [texts.first] : []),
];

/** The present values of a record that somebody else changed, among those that the change would have set. */
export const presentText = (row: DeskRow, { names }: PlannedChange, sections: SectionNames): string =>
  names.map((name) => `${texts.names[name]}: ${valueText(name, recordOf(row)[name], sections)}`).join('; ');
