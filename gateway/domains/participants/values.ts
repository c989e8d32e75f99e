import type { FieldChange, RecordField, RecordValue } from '../../generated/types.ts';
import type { RecordDifference } from '../../graphql/models.ts';
import { formatTexts, unknownSection, unreadSection } from '../shared/recordTexts.ts';
import { formatOf, type OnUnknown, sectionIds, tshirtSizes } from '../shared/registrationFields.ts';
import { findSection, type ReadSections } from '../shared/sections.ts';

export interface Dictionary {
  sections: ReadSections;
  onUnknown: OnUnknown;
}

/** Decides how to read the provider's text. */
type Kind = 'text' | 'format' | 'section' | 'sections' | 'flag' | 'tour' | 'size';

const fields: Record<string, [RecordField, Kind]> = {
  is_active: ['ACTIVE', 'flag'],
  type: ['REQUESTED_FORMAT', 'format'],
  confirm_type: ['FORMAT', 'format'],
  section_choice_id: ['REQUESTED_SECTION', 'section'],
  section_confirm_id: ['SECTION', 'section'],
  comments: ['TITLE', 'text'],
  org_comment: ['TALK_SCHEDULE', 'text'],
  speak_day: ['TALK_DAY', 'text'],
  speak_track: ['TALK_TRACK', 'text'],
  speak_slot: ['TALK_SLOT', 'text'],
  is_confirm: ['CONFIRMATION', 'flag'],
  listen_sections: ['LISTENING_SECTIONS', 'sections'],
  need_tour: ['TOUR', 'tour'],
  tshort_size: ['TSHIRT_SIZE', 'size'],
  cancel_poster: ['GAVE_UP_POSTER', 'flag'],
  day_1: ['ATTENDANCE_DAY_1', 'flag'],
  day_2: ['ATTENDANCE_DAY_2', 'flag'],
  day_3: ['ATTENDANCE_DAY_3', 'flag'],
  day_4: ['ATTENDANCE_DAY_4', 'flag'],
  file: ['THESIS_DOCUMENT', 'text'],
  file_id: ['THESIS_DOCUMENT', 'text'],
  file_pdf: ['THESIS_PDF', 'text'],
  file_pdf_id: ['THESIS_PDF', 'text'],
  exp_file: ['EXPERT_CONCLUSION', 'text'],
  exp_file_id: ['EXPERT_CONCLUSION', 'text'],
};

const tourTexts: Record<string, string> = { 1: 'не придёт', 2: 'придёт' };

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
  const texts: Record<string, string> = kind === 'tour' ? tourTexts : kind === 'size' ? tshirtSizes : {};
  return plain(texts[text] ?? text);
}

/** Maps a field of a record and its values to the schema. */
export function toFieldChange({ field, before, after }: RecordDifference, dictionary: Dictionary): FieldChange {
  const known = fields[field];
  if (known === undefined) dictionary.onUnknown('recordField', field);
  const [name, kind] = known ?? (['OTHER', 'text'] as const);
  return { field: name, before: toValue(before, kind, dictionary), after: toValue(after, kind, dictionary) };
}
