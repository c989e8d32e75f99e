import type { ParticipationFormat, TourDecision, TshirtSize } from '../generated/resolvers.ts';
import type { Registration } from '../parents.ts';
import type { Schemas } from '../provider/contract.ts';

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

const tours: Record<number, TourDecision> = { 1: 'DECLINED', 2: 'ATTENDING' };

/** Answer about the excursion; 0 and null are none yet, and so is a code the schema does not know. */
export function tourOf(code: number | null | undefined, onUnknown: OnUnknown): TourDecision | null {
  if (!code) return null;
  const tour = tours[code];
  if (tour === undefined) onUnknown('tour', code);
  return tour ?? null;
}

/** Code of an answer about the excursion. */
export const tourCode = (tour: TourDecision): Schemas['TourDecision'] => (tour === 'ATTENDING' ? 2 : 1);

const sizes: Record<number, TshirtSize> = { 1: 'S', 2: 'M', 3: 'L', 4: 'XL' };
const sizeCodes = { S: 1, M: 2, L: 3, XL: 4 } as const;

/** Size of the T-shirt; 0 and null are none yet. */
export function sizeOf(code: number | null | undefined, onUnknown: OnUnknown): TshirtSize | null {
  if (!code) return null;
  const size = sizes[code];
  if (size === undefined) onUnknown('tshirtSize', code);
  return size ?? null;
}

/** Code of a T-shirt size. */
export const sizeCode = (size: TshirtSize) => sizeCodes[size];

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
