import { type Attendee, countAttendance, countAudience, listAttendance, listAudience } from '../attendance/queries.ts';
import type { Database } from '../database/open.ts';
import type { SlotKind } from '../database/tables.ts';
import { type Column, streamXlsx } from '../outbound/xlsx/workbook.ts';
import { countFull, listFull } from '../participants/lists.ts';
import type { ParticipationWithPerson } from '../participants/queries.ts';
import { fullName } from '../people.ts';
import { listSections, slotFilesByParticipation } from '../registrations/queries.ts';
import { TSHIRT_SIZES } from '../registrations/registration.ts';
import { exportsTexts } from '../texts/exports.ts';
import type { ExportKind } from './answerLink.ts';

/** Names of files and sheets. */
export const TITLES = exportsTexts.titles;

const FORMATS = exportsTexts.formats;
const TOURS = exportsTexts.tours;
const yesOrNo = (value: unknown) => (value ? exportsTexts.yes : exportsTexts.no);

function daysOf({ day_1, day_2, day_3, day_4 }: ParticipationWithPerson): string {
  const days = [day_1, day_2, day_3, day_4].map((comes, index) => (comes ? index + 1 : 0));
  return days.filter((day) => day > 0).join(', ');
}

type Person = Pick<
  Attendee,
  'first_name' | 'last_name' | 'middle_name' | 'organization' | 'organization_id' | 'other_org_descr'
>;
const person: Column<Person>[] = [
  { header: 'ФИО', width: 36, text: fullName },
  // LST-01: the typed name replaces an unlisted organisation.
  { header: 'Организация', width: 44, text: (row) => row.other_org_descr || row.organization },
];

const attendanceColumns: Column<Attendee>[] = [
  ...person,
  { header: 'Секция', width: 44, text: (row) => row.section },
  { header: 'Время', width: 17, instant: (row) => row.created_at },
];
const audienceColumns: Column<Attendee>[] = [
  { header: 'Номер', width: 9, number: (row) => row.id },
  ...person,
  { header: 'Секция', width: 44, text: (row) => row.section },
];

async function participationColumns(db: Database, meetingId: number, rows: { id: number }[]) {
  const sections = new Map((await listSections(db, meetingId)).map(({ id, name }) => [id, name]));
  const filesOf = await slotFilesByParticipation(db, rows);
  const section = (id: number | null) => (id === null ? null : (sections.get(id) ?? exportsTexts.unknownSection));
  const file = (kind: SlotKind) => (row: ParticipationWithPerson) =>
    filesOf(row.id).some((candidate) => candidate.kind === kind) ? exportsTexts.yes : null;
  const columns: Column<ParticipationWithPerson>[] = [
    { header: 'Номер', width: 9, number: (row) => row.id },
    ...person,
    { header: 'Телефон', width: 18, text: (row) => row.phone_number },
    { header: 'E-mail', width: 30, text: (row) => row.email },
    { header: exportsTexts.birthDate, width: 15, day: (row) => row.birth_date },
    { header: exportsTexts.createdAt, width: 17, instant: (row) => row.created_at },
    { header: exportsTexts.requestedFormat, width: 20, text: (row) => FORMATS[row.type] ?? null },
    { header: exportsTexts.requestedSection, width: 44, text: (row) => section(row.section_choice_id) },
    // REG-13: the comment of a registration for the school is a mark.
    { header: exportsTexts.title, width: 60, text: (row) => (row.is_school ? null : row.comments) },
    {
      header: exportsTexts.visits,
      width: 60,
      text: (row) => row.listen_sections.map((id) => section(id)).join('; '),
    },
    { header: exportsTexts.confirmedFormat, width: 23, text: (row) => FORMATS[row.confirm_type] ?? null },
    { header: exportsTexts.confirmedSection, width: 44, text: (row) => section(row.section_confirm_id) },
    { header: exportsTexts.talkDate, width: 20, text: (row) => row.org_comment },
    { header: 'День', width: 7, number: (row) => row.speak_day },
    { header: 'Трек', width: 7, number: (row) => row.speak_track },
    { header: 'Слот', width: 7, number: (row) => row.speak_slot },
    { header: exportsTexts.confirmed, width: 22, text: (row) => yesOrNo(row.is_confirm) },
    { header: 'Школа', width: 8, text: (row) => yesOrNo(row.is_school) },
    { header: 'Экскурсия', width: 12, text: (row) => TOURS[row.need_tour ?? 0] ?? null },
    { header: exportsTexts.tshirtSize, width: 10, text: (row) => TSHIRT_SIZES[row.tshort_size ?? 0] || null },
    { header: exportsTexts.attendanceDays, width: 14, text: daysOf },
    { header: 'Тезисы (doc)', width: 13, text: file('thesis_doc') },
    { header: 'Тезисы (pdf)', width: 13, text: file('thesis_pdf') },
    { header: exportsTexts.expert, width: 23, text: file('expert') },
  ];
  return columns;
}

const sheet = (kind: keyof typeof TITLES, parts: Pick<ExportKind, 'count' | 'open'>): ExportKind => ({
  kind,
  name: `${TITLES[kind]}.xlsx`,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  disposition: 'attachment',
  ...parts,
});

export const participationsSheet = sheet('participations', {
  count: countFull,
  async open({ db }, source) {
    const rows = await listFull(db, source);
    return streamXlsx(TITLES.participations, await participationColumns(db, source.meeting_id, rows), rows);
  },
});

export const attendanceSheet = sheet('attendance', {
  count: countAttendance,
  open: async ({ db }, source) => streamXlsx(TITLES.attendance, attendanceColumns, await listAttendance(db, source)),
});

export const audienceSheet = sheet('audience', {
  count: countAudience,
  open: async ({ db }, source) => streamXlsx(TITLES.audience, audienceColumns, await listAudience(db, source)),
});
