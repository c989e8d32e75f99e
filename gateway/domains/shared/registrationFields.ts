import type {
  ParticipationFormat,
  ParticipationFormatChoice,
  TourDecision,
  TshirtSize,
} from '../../generated/types.ts';
import type * as records from '../../provider/records.ts';

export type OnUnknown = (field: string, code: unknown) => void;

export const formatCodes = { LISTENER: 1, SPEAKER: 2, POSTER: 3 } as const satisfies Record<
  ParticipationFormatChoice,
  number
>;
const formats = new Map<number, ParticipationFormat>(
  (Object.keys(formatCodes) as ParticipationFormatChoice[]).map((format) => [formatCodes[format], format]),
);

/** The provider's codes of T-shirt sizes. */
export const tshirtSizes: Record<number, TshirtSize> = { 1: 'S', 2: 'M', 3: 'L', 4: 'XL' };

/** An unknown code becomes UNRECOGNIZED and is reported. */
export function formatOf(code: number, onUnknown: OnUnknown): ParticipationFormat {
  const format = formats.get(code);
  if (format !== undefined) return format;
  onUnknown('format', code);
  return 'UNRECOGNIZED';
}

export const confirmedFormatOf = (code: number, onUnknown: OnUnknown): ParticipationFormat | null =>
  code === 0 ? null : formatOf(code, onUnknown);

/** Reads a code: null without one (0 or null), and for an unknown code, which is reported. */
const reader =
  <Value>(field: string, values: Record<number, Value>) =>
  (code: number | null | undefined, onUnknown: OnUnknown): Value | null => {
    if (!code) return null;
    const value = values[code];
    if (value === undefined) onUnknown(field, code);
    return value ?? null;
  };

export const tourOf = reader<TourDecision>('tour', { 1: 'DECLINED', 2: 'ATTENDING' });
export const sizeOf = reader('tshirtSize', tshirtSizes);

export const sectionIds = (text: string | null | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((id) => Number.isSafeInteger(id) && id > 0);

export interface SchoolMark {
  sectionId: number;
  comment: string;
  type: number;
}

/** All marks must match: the title of a talk may be «SCHOOL» as well. */
export const isSchoolRegistration = (
  registration: Pick<records.Registration, 'comments' | 'section_choice_id' | 'type'>,
  school: SchoolMark,
): boolean =>
  registration.comments === school.comment &&
  registration.section_choice_id === school.sectionId &&
  registration.type === school.type;

export const titleOf = (registration: records.Registration, school: SchoolMark): string | null =>
  isSchoolRegistration(registration, school) ? null : registration.comments || null;
