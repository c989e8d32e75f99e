import type { ParticipationFormat } from './generated/resolvers.ts';
import type { Participation, Registration } from './parents.ts';

/** Told of each code that the schema does not know. */
export type OnUnknown = (field: string, code: unknown) => void;

const formats: Record<number, ParticipationFormat> = { 1: 'LISTENER', 2: 'SPEAKER', 3: 'POSTER' };

/** Format of a code; a code the schema does not know is UNRECOGNIZED and reported. */
export function formatOf(code: number, onUnknown: OnUnknown): ParticipationFormat {
  const format = formats[code];
  if (format !== undefined) return format;
  onUnknown('format', code);
  return 'UNRECOGNIZED';
}

/** The confirmed format; 0 is none yet. */
export const confirmedFormatOf = (code: number, onUnknown: OnUnknown): ParticipationFormat | null =>
  code === 0 ? null : formatOf(code, onUnknown);

/** Section ids of the comma separated text; what is no id is left out. */
export const sectionIds = (text: string | null | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** What marks the registration for the school (REG-13). */
export interface SchoolMark {
  sectionId: number;
  comment: string;
  type: number;
}

/** Whether a registration is the one for the school. One mark alone is none: a talk may be called «SCHOOL» as well. */
export const isSchoolRegistration = (registration: Registration, school: SchoolMark): boolean =>
  registration.comments === school.comment &&
  registration.section_choice_id === school.sectionId &&
  registration.type === school.type;

/** Title of the talk; empty is none, and the school's mark is no title. */
export const titleOf = (registration: Registration, school: SchoolMark): string | null =>
  isSchoolRegistration(registration, school) ? null : registration.comments || null;

/** Organisation: the typed name where 'other' was chosen, else the listed one. */
export const organizationNameOf = (
  record: Pick<Participation, 'organization' | 'organization_id' | 'other_org_descr'>,
  otherOrganizationId: number,
): string | null =>
  (record.organization_id === otherOrganizationId ? record.other_org_descr : null) || record.organization || null;
