/** A person's data as the sign-up and the profile hold them (ACC-06, CAB-01); personSchema.ts has their rules. */

import { personTexts } from '#texts/person.ts';
import type { Gender } from '../../generated/types.ts';

/** The choice of citizenship with a typed name (ACC-08). */
export const OTHER_CITIZENSHIP = 'other';

/** Birth dates that a form accepts. */
export interface DayRange {
  min: string;
  max: string;
}

/** Choices of citizenship. */
export const citizenships = [
  ...personTexts.citizenships.map((name) => ({ value: name, label: name })),
  { value: OTHER_CITIZENSHIP, label: personTexts.otherCitizenship },
];

/** A person's fields; '' where nothing is given. */
export interface PersonValues {
  lastName: string;
  firstName: string;
  middleName: string;
  hasNoMiddleName: boolean;
  phone: string;
  organizationId: string;
  otherOrganization: string;
  positionId: string;
  otherPosition: string;
  academicDegreeId: string;
  gender: Gender | '';
  birthDate: string;
  /** The name of a listed country, or OTHER_CITIZENSHIP. */
  citizenship: string;
  otherCitizenship: string;
}

/** Which names must be typed, because the choice is not in a list. */
export interface TypedNames {
  otherOrganization: boolean;
  otherPosition: boolean;
  otherCitizenship: boolean;
}

/** Fields that the person's other choices make unnecessary. */
export function superfluousFields(
  { hasNoMiddleName }: Pick<PersonValues, 'hasNoMiddleName'>,
  typed: TypedNames,
): (keyof PersonValues)[] {
  const names = Object.keys(typed) as (keyof TypedNames)[];
  return [...(hasNoMiddleName ? (['middleName'] as const) : []), ...names.filter((name) => !typed[name])];
}

/** Whether the citizenship must be typed. */
export const citizenshipIsTyped = ({ citizenship }: PersonValues): boolean => citizenship === OTHER_CITIZENSHIP;

/** The citizenship in the service's form: a listed name, or the typed one. */
export const citizenshipOf = (values: PersonValues): string =>
  citizenshipIsTyped(values) ? values.otherCitizenship.trim() : values.citizenship;

/** The form's names for the service's fields, where they differ, so that a message appears at the filled field. */
export const formNames = ({ otherCitizenship }: TypedNames): Record<string, string> =>
  otherCitizenship ? { citizenship: 'otherCitizenship' } : {};
