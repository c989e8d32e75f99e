import type { RecordField } from '../../generated/types.ts';
import type { FieldChange, RecordDifference, RecordValue } from '../../graphql/models.ts';
import { formatOf, type OnUnknown, sectionIds, tshirtSizes } from '../../shared/registrationFields.ts';
import { findSection, type ReadSections } from '../../shared/sections.ts';
import { formatTexts, tourTexts, unknownSection, unreadSection } from '../../texts/records.ts';

export interface Dictionary {
  sections: ReadSections;
  onUnknown: OnUnknown;
}

/** How the gateway reads the provider's text. */
type Kind = 'text' | 'format' | 'section' | 'sections' | 'flag' | 'tour' | 'size';

const fields: Record<string, [RecordField, Kind]> = {
  isActive: ['ACTIVE', 'flag'],
  type: ['REQUESTED_FORMAT', 'format'],
  confirmedType: ['CONFIRMED_FORMAT', 'format'],
  requestedSectionId: ['REQUESTED_SECTION', 'section'],
  confirmedSectionId: ['CONFIRMED_SECTION', 'section'],
  comments: ['TITLE', 'text'],
  talkSchedule: ['TALK_SCHEDULE', 'text'],
  talkDay: ['TALK_DAY', 'text'],
  talkTrack: ['TALK_TRACK', 'text'],
  talkSlot: ['TALK_SLOT', 'text'],
  isConfirmed: ['CONFIRMATION', 'flag'],
  listeningSections: ['LISTENING_SECTIONS', 'sections'],
  tour: ['TOUR', 'tour'],
  tshirtSize: ['TSHIRT_SIZE', 'size'],
  cancelPoster: ['GAVE_UP_POSTER', 'flag'],
  file: ['THESIS_DOCUMENT', 'text'],
  fileId: ['THESIS_DOCUMENT', 'text'],
  filePdf: ['THESIS_PDF', 'text'],
  filePdfId: ['THESIS_PDF', 'text'],
  expertFile: ['EXPERT_CONCLUSION', 'text'],
  expertFileId: ['EXPERT_CONCLUSION', 'text'],
};

const attendanceDay: [RecordField, Kind] = ['ATTENDANCE_DAY', 'flag'];

const tourCodes: Record<string, string> = { 1: tourTexts.DECLINED, 2: tourTexts.ATTENDING };

/** The provider sends 0 or an empty text for a missing code or id. */
const isNone = (text: string | null, kind: Kind): boolean =>
  text === null || text === '' || (text === '0' && kind !== 'flag' && kind !== 'text');

function toValue(text: string | null, kind: Kind, { sections, onUnknown }: Dictionary): RecordValue | null {
  if (text === null || isNone(text, kind)) return null;
  if (kind === 'format') {
    const format = formatOf(Number(text), onUnknown);
    return { __typename: 'FormatValue', text: formatTexts[format], format };
  }
  if (kind === 'section' || kind === 'sections') {
    const found = sectionIds(text).map((id) => findSection(sections, id));
    const names = found.map(({ name, isListed }) => name ?? (isListed === null ? unreadSection : unknownSection));
    return { __typename: 'SectionsValue', text: names.join(', '), sections: found };
  }
  if (kind === 'flag') {
    // The provider sends -1 for a poster that the person presents.
    const isTrue = text === '1' || text === 'true';
    return { __typename: 'BooleanValue', text: isTrue ? 'да' : 'нет', isTrue };
  }
  const texts: Record<string, string> = kind === 'tour' ? tourCodes : kind === 'size' ? tshirtSizes : {};
  return { __typename: 'TextValue', text: texts[text] ?? text };
}

/** Maps a field of a record and its values to the schema. */
export function toFieldChange({ field, before, after }: RecordDifference, dictionary: Dictionary): FieldChange {
  const day = Number(/^day(\d+)$/.exec(field)?.[1] ?? 0) || null;
  const known = day === null ? fields[field] : attendanceDay;
  if (known === undefined) dictionary.onUnknown('recordField', field);
  const [name, kind] = known ?? (['UNRECOGNIZED', 'text'] as const);
  return { field: name, day, before: toValue(before, kind, dictionary), after: toValue(after, kind, dictionary) };
}
