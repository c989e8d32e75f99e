/** The moderator's part of a record: the form's values, the change they mean, mistakes and conflicts (LST-04, LST-07, R25). */
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { mostTalkNumber } from '../../../../schema/limits.ts';
import {
  type ChangePlan,
  type ChangeRefusal,
  type ConfirmableFormat,
  type Decision,
  type DecisionChange,
  differentNames,
  isChangedSince,
  sentNames,
} from '../../../../schema/registrationChanges.ts';
import type { ConfirmFormatInput } from '../../../generated/types.ts';
import { cleanText } from '../../../lib/forms/cleanText.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { recordOf, seenOf } from '../model/rowFacts.ts';

export type DecisionName = keyof Decision;

/** The values of the form by the decision's own names, so that messages of the service find their inputs; '' is empty. */
export interface RecordValues {
  confirmedFormat: ConfirmableFormat | '';
  confirmedSectionId: string;
  talkSchedule: string;
  talkDay: number | string;
  talkTrack: number | string;
  talkSlot: number | string;
}

/** The formats that can be confirmed; the school takes listeners only. */
export const formatsOf = ({ isSchool }: DeskRow): readonly ConfirmableFormat[] =>
  isSchool ? ['LISTENER'] : ['LISTENER', 'SPEAKER', 'POSTER'];

/** The form's start: the confirmed values, and before the first decision the requested ones. */
export function valuesOf(row: DeskRow): RecordValues {
  const { confirmedFormat, requestedFormat, confirmedSection, requestedSection } = row;
  return {
    confirmedFormat: formatsOf(row).find((format) => format === (confirmedFormat ?? requestedFormat)) ?? '',
    confirmedSectionId: (confirmedSection ?? requestedSection)?.id ?? '',
    talkSchedule: cleanText(row.talkSchedule ?? ''),
    talkDay: row.talkDay ?? '',
    talkTrack: row.talkTrack ?? '',
    talkSlot: row.talkSlot ?? '',
  };
}

/** The inputs that a form with this format has: a listener has only the format, a project's list no place. */
export const shownNames = (format: RecordValues['confirmedFormat'], isProject: boolean): readonly DecisionName[] =>
  sentNames(isProject).filter((name) => name === 'confirmedFormat' || format === 'SPEAKER' || format === 'POSTER');

const toNumber = (value: number | string): number | null => (value === '' ? null : Number(value));

const meantBy = (values: RecordValues): Decision => ({
  confirmedFormat: values.confirmedFormat || null,
  confirmedSectionId: values.confirmedSectionId || null,
  talkSchedule: cleanText(values.talkSchedule) || null,
  talkDay: toNumber(values.talkDay),
  talkTrack: toNumber(values.talkTrack),
  talkSlot: toNumber(values.talkSlot),
});

/** The six values of a record as the form compares them. */
export const presentOf = (row: DeskRow): Decision => ({
  ...recordOf(row),
  talkSchedule: cleanText(row.talkSchedule ?? '') || null,
});

/** The change that a form means: the format, and of the other inputs those that differ from the record. */
export function changeOf(values: RecordValues, base: DeskRow, isProject: boolean): DecisionChange {
  const [meant, present] = [meantBy(values), presentOf(base)];
  const names = shownNames(values.confirmedFormat, isProject);
  const touched = names.filter((name) => name === 'confirmedFormat' || meant[name] !== present[name]);
  return Object.fromEntries(touched.map((name) => [name, meant[name]]));
}

/** A change as the service takes it, with what the moderator saw of the record. */
export const inputOf = (seen: DeskRow, change: DecisionChange, project: string | null): ConfirmFormatInput => ({
  registrationId: seen.id,
  ...(project === null ? {} : { project }),
  ...change,
  seen: seenOf(seen),
});

/** Whether somebody changed what the form compares since the moderator saw it. */
export const isChangedRecord = (base: DeskRow, present: DeskRow, isProject: boolean): boolean =>
  base.isCancelled !== present.isCancelled || isChangedSince(seenOf(base), seenOf(present), isProject);

/** The inputs whose present value somebody else changed to another one than the form has. */
export function conflictNames(values: RecordValues, base: DeskRow, present: DeskRow, isProject: boolean) {
  const [meant, current] = [meantBy(values), presentOf(present)];
  const shown = shownNames(values.confirmedFormat, isProject);
  return differentNames(presentOf(base), current, isProject).filter(
    (name) => shown.includes(name) && meant[name] !== current[name],
  );
}

const aboutSections: ReadonlySet<ChangeRefusal> = new Set([
  'NO_SECTION',
  'SECTION_INACTIVE',
  'SECTION_WITHOUT_TALKS',
  'SECTION_WITHOUT_POSTERS',
]);

const isPlace = (value: number | null): boolean =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= mostTalkNumber);

/** Messages beside the inputs before anything is sent; a refusal of the whole record stands at the format. */
export function mistakesOf(values: RecordValues, plan: ChangePlan, isProject: boolean): Record<string, string> {
  const { number, refusals } = deskRecordTexts.form;
  const meant = meantBy(values);
  const places = (['talkDay', 'talkTrack', 'talkSlot'] as const).filter(
    (name) => shownNames(values.confirmedFormat, isProject).includes(name) && !isPlace(meant[name]),
  );
  const mistakes = Object.fromEntries(places.map((name) => [name, number(mostTalkNumber)]));
  if (plan.outcome !== 'REFUSED') return mistakes;
  const input = aboutSections.has(plan.refusal) ? 'confirmedSectionId' : 'confirmedFormat';
  return { ...mistakes, [input]: refusals[plan.refusal] };
}
