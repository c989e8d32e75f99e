import { expect, it } from 'vitest';
import { columns, columnsOf } from '../../../../gateway/lists/exportColumns.ts';
import { moderatorRowOf } from '../../../testkit/listCache.ts';

const facts = {
  sections: [{ id: 26, name: 'Детекторы', isActive: true, isPublic: true, takesTalks: true }],
  otherOrganizationId: 134,
  addresses: { publicUrl: 'http://portal.example.org', providerUrl: 'http://inner.host', mediaUrls: [] },
};
function valuesOf(change: object) {
  const { details } = moderatorRowOf(change);
  if (details === null) throw new Error('a moderators’ row has details');
  return Object.fromEntries(Object.values(columns).map(({ field, value }) => [field, value(details, facts)]));
}

it('a column of an export for programs has the field of its name, but for three', () => {
  const fieldOf = (name: string) => name.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const others = Object.entries(columns).filter(([name, { field }]) => field !== fieldOf(name));
  expect(others.map(([name, { field }]) => [name, field])).toEqual([
    ['NAME', 'fullName'],
    ['CONFIRMATION', 'isConfirmed'],
    ['SCHOOL', 'isSchool'],
  ]);
});

it('LST-06 values for programs are codes, days, instants, ids and objects', () => {
  const values = valuesOf({
    organisation: 'Институт',
    organization_id: 5,
    phone_number: '+79990001122',
    email: 'a@example.org',
    birth_date: '1990-05-16T21:00:00Z',
    created_at: '2025-09-15T12:00:00+03:00',
    updated_at: '2025-09-16T12:00:00+03:00',
    version: 7,
    type: 3,
    confirm_type: 2,
    is_confirm: 1,
    comments: '=1+1',
    section_choice_id: 99,
    section_confirm_id: 26,
    listen_sections: '26, 99',
    org_comment: '22 октября',
    speak_day: 2,
    speak_track: 1,
    speak_slot: 7,
    file_pdf: 'http://inner.host/media/files/5/%D0%B4.pdf',
    file_pdf_id: 9,
    need_tour: 2,
    tshort_size: 4,
    day_1: true,
    day_2: false,
    day_3: true,
    day_4: null,
  });
  expect(values).toEqual({
    id: 'Registration:12',
    fullName: 'Примеров Пример',
    organization: { id: 'Organization:5', name: 'Институт', isOther: false },
    phone: '+79990001122',
    email: 'a@example.org',
    birthDate: '1990-05-17',
    createdAt: '2025-09-15T09:00:00.000Z',
    updatedAt: '2025-09-16T09:00:00.000Z',
    version: '7',
    requestedFormat: 'POSTER',
    confirmedFormat: 'SPEAKER',
    status: 'CONFIRMED',
    effectiveSection: { id: 'Section:26', name: 'Детекторы' },
    requestedSection: { id: 'Section:99', name: null },
    confirmedSection: { id: 'Section:26', name: 'Детекторы' },
    title: '=1+1',
    listeningSections: [
      { id: 'Section:26', name: 'Детекторы' },
      { id: 'Section:99', name: null },
    ],
    talkSchedule: '22 октября',
    talkDay: 2,
    talkTrack: 1,
    talkSlot: 7,
    isConfirmed: true,
    thesisDocument: null,
    thesisPdf: { key: '9', name: 'д.pdf', url: 'http://portal.example.org/media/files/5/%D0%B4.pdf' },
    expertConclusion: null,
    thesisState: 'INCOMPLETE',
    tour: 'ATTENDING',
    tshirtSize: 'XL',
    attendanceDays: [1, 3],
    isSchool: false,
  });
});

it('LST-06 a value that a record lacks is null for programs', () => {
  const values = valuesOf({
    organisation: null,
    created_at: null,
    confirm_type: 0,
    is_confirm: 0,
    comments: null,
    section_choice_id: 0,
    section_confirm_id: null,
    listen_sections: null,
    org_comment: '',
    speak_day: 0,
    file: null,
    file_pdf: null,
    exp_file: null,
  });
  const { id: _, fullName: __, requestedFormat: ___, version, ...rest } = values;
  const { status, isConfirmed, listeningSections, thesisState, isSchool, ...others } = rest;
  // Without a provider's version the gateway computes one.
  expect(version).toMatch(/^h.+/);
  expect({ status, isConfirmed, listeningSections, isSchool, thesisState: String(thesisState) }).toEqual({
    status: 'AWAITING_FORMAT',
    isConfirmed: false,
    listeningSections: [],
    isSchool: false,
    thesisState: expect.stringMatching(/MISSING|NOT_EXPECTED/),
  });
  expect(new Set(Object.values(others))).toEqual(new Set([null]));
});

const wordsOf = (change: object, ...names: string[]) =>
  columnsOf(names)?.map(({ read }) => read(moderatorRowOf(change), facts.sections));
const ofSchool = { type: 1, comments: 'SCHOOL', section_choice_id: 36 };

it.each([
  ['a listener who named one for a talk', { type: 2, section_choice_id: 26, confirm_type: 1 }, null],
  ['a listener', { type: 1, section_choice_id: null }, 'Не указано при регистрации!'],
  ['a confirmed listener', { type: 1, section_choice_id: 36, confirm_type: 1 }, 'Не указано при регистрации!'],
  ['the school', ofSchool, 'Школа'],
  ['a confirmed registration for the school', { ...ofSchool, confirm_type: 1 }, 'Школа'],
])('REG-13 LST-06 LST-09 has the words of the screen for the section of %s', (_, change, words) => {
  expect(wordsOf(change, 'EFFECTIVE_SECTION')).toEqual([words]);
});

it('REG-13 LST-06 has the words of the screen for formats and for the requested section of the school', () => {
  expect(
    wordsOf({ ...ofSchool, confirm_type: 3 }, 'REQUESTED_SECTION', 'REQUESTED_FORMAT', 'CONFIRMED_FORMAT'),
  ).toEqual(['Школа', 'Слушатель', 'Стендовый доклад']);
});
