import { deskListTexts } from '#texts/deskList.ts';
import { deskRecordTexts } from '#texts/deskRecord.ts';
import { registrationTexts } from '#texts/registrations.ts';
import type { Decision } from '../../../../schema/registrationChanges.ts';

/** Names of sections by id. */
export type SectionNames = ReadonlyMap<string, string>;

/** A value of a decision as people read it. */
export function valueText(name: keyof Decision, value: string | number | null, sections: SectionNames): string {
  if (value === null || value === '') return deskRecordTexts.conflict.emptyValue;
  if (name === 'confirmedFormat') return registrationTexts.formats[value as keyof typeof registrationTexts.formats];
  return name === 'confirmedSectionId' ? (sections.get(String(value)) ?? deskListTexts.section.unknown) : String(value);
}
