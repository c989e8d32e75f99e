import type { FormatChoice, ParticipationFormat, TourDecision, TshirtSize } from '../generated/types.ts';
import type { Registration } from '../provider/records/registrations.ts';

/** Reports a code that the schema does not know. */
export type OnUnknown = (field: string, code: unknown) => void;

/** A reader of the provider's codes of a field: an unknown one becomes UNRECOGNIZED and is reported. */
export const codeReader =
  <Value>(field: string, values: Readonly<Record<string | number, Value>>) =>
  (code: string | number, onUnknown: OnUnknown): Value | 'UNRECOGNIZED' => {
    if (Object.hasOwn(values, code)) return values[code] as Value;
    onUnknown(field, code);
    return 'UNRECOGNIZED';
  };

export const formatCodes = { LISTENER: 1, SPEAKER: 2, POSTER: 3 } as const satisfies Record<FormatChoice, number>;
/** The provider's codes of T-shirt sizes. */
export const tshirtSizes: Record<number, TshirtSize> = { 1: 'S', 2: 'M', 3: 'L', 4: 'XL' };

export const formatOf = codeReader<ParticipationFormat>('format', { 1: 'LISTENER', 2: 'SPEAKER', 3: 'POSTER' });

export const confirmedFormatOf = (code: number, onUnknown: OnUnknown): ParticipationFormat | null =>
  code === 0 ? null : formatOf(code, onUnknown);

/** A reader of a code that may be missing: null without one (0 or null). */
const optionalReader = <Value>(field: string, values: Record<number, Value>) => {
  const read = codeReader(field, values);
  return (code: number | null | undefined, onUnknown: OnUnknown) => (code ? read(code, onUnknown) : null);
};

export const tourOf = optionalReader<TourDecision>('tour', { 1: 'DECLINED', 2: 'ATTENDING' });
export const sizeOf = optionalReader('tshirtSize', tshirtSizes);

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

/** What a registration asks for. */
export type Requested = Pick<Registration, 'comments' | 'requestedSectionId' | 'type'>;

/** All marks must match: the title of a talk may be «SCHOOL» as well. */
export const isSchoolRegistration = (registration: Requested, school: SchoolMark): boolean =>
  registration.comments === school.comment &&
  registration.requestedSectionId === school.sectionId &&
  registration.type === school.type;

export const titleOf = (registration: Requested, school: SchoolMark): string | null =>
  isSchoolRegistration(registration, school) ? null : registration.comments || null;
