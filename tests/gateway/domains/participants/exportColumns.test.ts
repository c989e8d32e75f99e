import { expect, it } from 'vitest';
import { columns, columnsOf } from '../../../../gateway/lists/exportColumns.ts';
import { moderatorRow } from '../../../../gateway/lists/rows.ts';
import { toParticipation } from '../../../../gateway/provider/records/participants.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';

const facts = {
  sections: [{ id: 26, name: 'Детекторы', isActive: true, isPublic: true, takesTalks: true }],
  otherOrganizationId: 134,
  addresses: { publicUrl: 'http://portal.example.org', providerUrl: 'http://inner.host', mediaUrls: [] },
};
const school = { sectionId: 36, comment: 'SCHOOL', type: 1 };

function rowOf(change: object) {
  const wire = { ...registration(change), id: 3068, user_descr: 'Примеров Пример', ...change };
  return moderatorRow(toParticipation(wire as never), {
    otherOrganizationId: 134,
    school,
    posterSessions: {},
    onUnknown: () => undefined,
  });
}

function valuesOf(change: object) {
  const { details } = rowOf(change);
  if (details === null) throw new Error('a moderators’ row has details');
  return Object.fromEntries(Object.values(columns).map(({ field, value }) => [field, value(details, facts)]));
}

it('docs/exports.md: a column has the field of its name, but for three', () => {
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
    id: 'Registration:3068',
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

it('LST-09 the section of a listener who named one for a talk is empty', () => {
  const wordsOf = (type: number) => {
    const row = rowOf({ type, section_choice_id: type === 1 ? null : 26, confirm_type: 1 });
    return columnsOf(['EFFECTIVE_SECTION'])?.map(({ read }) => read(row, facts.sections));
  };
  expect([wordsOf(2), wordsOf(1)]).toEqual([[null], ['Не указано при регистрации!']]);
});

it.each([0, 1])(
  'REG-13 LST-09 a registration for the school has its section, in words «Школа», at the format %i',
  (format) => {
    const row = rowOf({ type: 1, comments: 'SCHOOL', section_choice_id: 36, confirm_type: format });
    expect(row.details?.sectionId).toBe(36);
    const words = columnsOf(['EFFECTIVE_SECTION', 'REQUESTED_SECTION'])?.map(({ read }) => read(row, facts.sections));
    expect(words).toEqual(['Школа', 'Школа']);
    const listener = rowOf({ type: 1, section_choice_id: 36, confirm_type: 1 });
    expect(columnsOf(['EFFECTIVE_SECTION'])?.map(({ read }) => read(listener, facts.sections))).toEqual([
      'Не указано при регистрации!',
    ]);
  },
);
