import { deskBulkTexts as texts } from '#texts/deskBulk.ts';
import { registrationTexts } from '#texts/registrations.ts';
import type { Decision } from '../../../../schema/registrationChanges.ts';
import type { DeskRow } from '../model/deskStore.ts';
import { recordOf } from '../model/rowFacts.ts';
import type { PlannedChange } from './plan.ts';

/** Names of sections by id. */
export type SectionNames = ReadonlyMap<string, string>;

export const nameOf = ({ fullName }: DeskRow): string => fullName || texts.noName;

/** A value of a decision as people read it. */
function valueText(decision: Decision, name: keyof Decision, sections: SectionNames): string {
  const value = decision[name];
  if (value === null || value === '') return texts.empty;
  if (name === 'confirmedFormat') return registrationTexts.formats[value as keyof typeof registrationTexts.formats];
  return name === 'confirmedSectionId' ? (sections.get(String(value)) ?? String(value)) : String(value);
}

/** What changes in a record, from what to what. */
export const changeText = ({ row, after, names, losesConfirmation }: PlannedChange, sections: SectionNames): string =>
  [
    ...names.map((name) =>
      texts.step(texts.names[name], valueText(recordOf(row), name, sections), valueText(after, name, sections)),
    ),
    ...(losesConfirmation ? [texts.loses] : []),
  ].join('; ');

/** The present values of a record that somebody else changed, among those that the change would have set. */
export const presentText = (row: DeskRow, { names }: PlannedChange, sections: SectionNames): string =>
  names.map((name) => `${texts.names[name]}: ${valueText(recordOf(row), name, sections)}`).join('; ');
