import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { EditionAttendanceArgs, Section } from '../../generated/types.ts';
import type { AttendanceRecord, Edition } from '../../graphql/models.ts';
import { checkConnection, connect } from '../../lib/connection.ts';
import { parseId } from '../../lib/ids.ts';
import { hasWords, searchText, searchWords } from '../../lib/searchText.ts';
import { type AttendanceKind, listAttendance } from '../../provider/attendance.ts';
import { attendanceRows } from '../shared/attendanceRows.ts';
import { organizationOf } from '../shared/organizations.ts';
import { findNamedSection, readSections } from '../shared/sections.ts';

type Row = AttendanceRecord;

const russian = new Intl.Collator('ru');
const byName = (a: Row, b: Row) => russian.compare(a.record.user_descr ?? '', b.record.user_descr ?? '');

const textOf = ({ record }: Row, otherOrganizationId: number) =>
  searchText([record.user_descr, organizationOf(record, otherOrganizationId)?.name, record.section_descr].join(' '));

/** The sections to ask for: no answer of the provider for all of them says which edition it means. */
async function chosenSections(edition: Edition, sectionId: string | null, { loaders }: Context): Promise<number[]> {
  const all = (await loaders.sections(edition.meetingId)).map(({ id }) => id);
  if (sectionId === null) return all;
  const id = parseId(sectionId);
  if (id === null || !all.includes(id)) throw new GatewayError('NOT_FOUND');
  return [id];
}

async function list(
  kind: AttendanceKind,
  edition: Edition,
  { sectionId, search, ...page }: EditionAttendanceArgs,
  context: Context,
) {
  checkConnection(page);
  const sections = await chosenSections(edition, sectionId ?? null, context);
  const lists = await Promise.all(
    sections.map(async (section) =>
      (await listAttendance(context.provider, kind, section)).map((record) => ({
        ...record,
        section_id: record.section_id ?? section,
      })),
    ),
  );
  const records = lists.flat();
  const words = searchWords(search);
  const rows = attendanceRows(kind, records, edition.meetingId)
    .filter((row) => words.length === 0 || hasWords(textOf(row, edition.otherOrganizationId), words))
    .sort(byName);
  return { ...connect(rows, page, ({ key }) => key), userErrors: [] };
}

/** Its name is the record's own, so only the rest needs the list of sections. */
async function sectionOf({ record, meetingId }: Row, context: Context): Promise<Section | null> {
  const { section_id: id, section_descr: name } = record;
  if (!id && !name) return null;
  return findNamedSection(await readSections(context, meetingId), { id, name });
}

const personFields = {
  id: ({ key }: Row) => key,
  fullName: ({ record }: Row) => record.user_descr || null,
  organization: ({ record }: Row, _: object, { edition }: Context) =>
    organizationOf(record, edition.otherOrganizationId),
  section: (row: Row, _: object, context: Context) => sectionOf(row, context),
};

/** Who came, and who plans to come (API-30, LST-05, DSH-03, DSH-04). */
export const attendanceResolvers: Resolvers = {
  Edition: {
    attendance: (edition, args, context) => list('attendance', edition, args, context),
    audience: (edition, args, context) => list('audience', edition, args, context),
  },
  AttendanceRecord: { ...personFields, arrivedAt: ({ record }) => record.created_at },
  AudienceMember: { ...personFields, registrationNumber: ({ record }) => record.id },
};
