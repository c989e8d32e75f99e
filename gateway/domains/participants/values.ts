import type { FieldChange, RecordField, RecordValue } from '../../generated/types.ts';
import type { RecordDifference } from '../../graphql/models.ts';
import { formatOf, type OnUnknown, sectionIds, tshirtSizes } from '../../shared/registrationFields.ts';
import { findSection, type ReadSections } from '../../shared/sections.ts';
import { formatTexts, tourTexts, unknownSection, unreadSection } from '../../texts/records.ts';

export interface Dictionary {
  sections: ReadSections;
  onUnknown: OnUnknown;
}

/** Decides how to read the provider's text. */
type Kind = 'text' | 'format' | 'section' | 'sections' | 'flag' | 'tour' | 'size';

const fields: Record<string, [RecordField, Kind]> = {
  isActive: ['ACTIVE', 'flag'],
  type: ['REQUESTED_FORMAT', 'format'],
  confirmedType: ['FORMAT', 'format'],
  requestedSectionId: ['REQUESTED_SECTION', 'section'],
  confirmedSectionId: ['SECTION', 'section'],
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
  day1: ['ATTENDANCE_DAY_1', 'flag'],
  day2: ['ATTENDANCE_DAY_2', 'flag'],
  day3: ['ATTENDANCE_DAY_3', 'flag'],
  day4: ['ATTENDANCE_DAY_4', 'flag'],
  file: ['THESIS_DOCUMENT', 'text'],
  fileId: ['THESIS_DOCUMENT', 'text'],
  filePdf: ['THESIS_PDF', 'text'],
  filePdfId: ['THESIS_PDF', 'text'],
  expertFile: ['EXPERT_CONCLUSION', 'text'],
  expertFileId: ['EXPERT_CONCLUSION', 'text'],
};

const tourCodes: Record<string, string> = { 1: tourTexts.DECLINED, 2: tourTexts.ATTENDING };

/** The provider sends 0 or an empty text for a missing code or id. */
const isNone = (text: string | null, kind: Kind): boolean =>
  text === null || text === '' || (text === '0' && kind !== 'flag' && kind !== 'text');

const plain = (text: string, rest: Partial<RecordValue> = {}): RecordValue => ({
  text,
  format: null,
  sections: null,
  flag: null,
  ...rest,
});

function toValue(text: string | null, kind: Kind, { sections, onUnknown }: Dictionary): RecordValue | null {
  if (text === null || isNone(text, kind)) return null;
  if (kind === 'format') {
    const format = formatOf(Number(text), onUnknown);
    return plain(formatTexts[format], { format });
  }
  if (kind === 'section' || kind === 'sections') {
    const found = sectionIds(text).map((id) => findSection(sections, id));
    const names = found.map(({ name, isListed }) => name ?? (isListed === null ? unreadSection : unknownSection));
    return plain(names.join(', '), { sections: found });
  }
  if (kind === 'flag') {
    // The provider sends -1 for a poster that the person presents.
    const flag = text === '1' || text === 'true';
    return plain(flag ? 'да' : 'нет', { flag });
  }
  const texts: Record<string, string> = kind === 'tour' ? tourCodes : kind === 'size' ? tshirtSizes : {};
  return plain(texts[text] ?? text);
}

/** Maps a field of a record and its values to the schema. */
export function toFieldChange({ field, before, after }: RecordDifference, dictionary: Dictionary): FieldChange {
  const known = fields[field];
  if (known === undefined) dictionary.onUnknown('recordField', field);
  const [name, kind] = known ?? (['OTHER', 'text'] as const);
  return { field: name, before: toValue(before, kind, dictionary), after: toValue(after, kind, dictionary) };
}
