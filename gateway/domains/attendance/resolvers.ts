import type { Context } from '../../context.ts';
import type { RequireFields, Resolvers } from '../../generated/resolvers.ts';
import type { QueryAttendanceArgs } from '../../generated/types.ts';
import type { AttendanceRecord } from '../../graphql/models.ts';
import { settle } from '../../graphql/userErrors.ts';
import { recordId } from '../../lib/ids.ts';
import { pageOf } from '../../lib/paging.ts';
import { hasWords, searchText, searchWords } from '../../lib/searchText.ts';
import { listAttendance } from '../../provider/attendance.ts';
import { organizationNameOf } from '../shared/registrationFields.ts';

const kinds = { ATTENDANCE: 'attendance', AUDIENCE: 'audience' } as const;

const organizationOf = (record: AttendanceRecord, { edition }: Context) =>
  organizationNameOf(record, edition.otherOrganizationId);

const textOf = (record: AttendanceRecord, context: Context) =>
  searchText([record.user_descr, organizationOf(record, context), record.section_descr].join(' '));

const russian = new Intl.Collator('ru');

const byName = (a: AttendanceRecord, b: AttendanceRecord) => russian.compare(a.user_descr ?? '', b.user_descr ?? '');

type Args = RequireFields<QueryAttendanceArgs, 'kind' | 'page' | 'pageSize'>;

async function attendancePage({ kind, sectionId, search, ...page }: Args, context: Context) {
  const section = sectionId == null ? null : recordId(sectionId);
  const { value, userErrors } = await settle(() => listAttendance(context.provider, kinds[kind], section));
  const words = searchWords(search);
  const found = (value ?? []).filter((record) => words.length === 0 || hasWords(textOf(record, context), words));
  return { ...pageOf(found.sort(byName), page), userErrors };
}

/** Who came, and who plans to come (API-30, LST-05, DSH-03, DSH-04). */
export const attendanceResolvers: Resolvers = {
  Query: { attendance: (_, args, context) => attendancePage(args, context) },
  AttendanceRecord: {
    fullName: ({ user_descr }) => user_descr || null,
    organizationName: (record, _, context) => organizationOf(record, context),
    sectionName: ({ section_descr }) => section_descr || null,
    at: ({ created_at }) => created_at,
  },
};
