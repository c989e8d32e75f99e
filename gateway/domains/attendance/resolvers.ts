import type { GraphQLResolveInfo } from 'graphql';
import { foldText, matchesWords, searchWords } from '../../../schema/searchText.ts';
import type { Context } from '../../context.ts';
import type { CreateAttendanceWorkbookDownloadInput, EditionAttendanceArgs, Section } from '../../generated/types.ts';
import { requireExtension } from '../../graphql/extensionFields.ts';
import type { RequireFields, Resolvers } from '../../graphql/generated/resolvers.ts';
import type { AttendanceRecord, Edition } from '../../graphql/models.ts';
import { checkConnection } from '../../lib/connection.ts';
import { parseId } from '../../lib/ids.ts';
import type { AttendanceKind } from '../../provider/calls/attendance.ts';
import { exportAttendance } from '../../provider/calls/exports.ts';
import { exportMeetingAttendance } from '../../provider/extensions/meetingAttendance.ts';
import { nameOrganizations, organizationOf } from '../../shared/organizations.ts';
import { findNamedSection } from '../../shared/sections.ts';
import { attendanceRows } from '../shared/attendanceRows.ts';
import { type DownloadPayload, downloadPayload, unknownDownload } from '../shared/download.ts';
import { editionOfMeeting, findEdition } from '../shared/editionOf.ts';
import { linkedRegistration } from '../shared/linkedRegistration.ts';
import { readSections } from '../shared/readSections.ts';
import { readAttendance } from './readAttendance.ts';

type Row = AttendanceRecord;

type ListArgs = RequireFields<EditionAttendanceArgs, 'first' | 'offset'>;

const kinds = { ATTENDANCE: 'attendance', AUDIENCE: 'audience' } as const;

const russian = new Intl.Collator('ru');
const byName = (a: Row, b: Row) => russian.compare(a.fullName ?? '', b.fullName ?? '');

const textOf = (row: Row, otherOrganizationId: number) =>
  foldText([row.fullName, organizationOf(row, otherOrganizationId)?.name, row.sectionName].join(' '));

async function list(
  kind: AttendanceKind,
  edition: Edition,
  { sectionId, search, first, offset }: ListArgs,
  context: Context,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
) {
  checkConnection({ first, offset });
  const { records, unreadableCount, failedSections } = await readAttendance(kind, edition, sectionId ?? null, context);
  const { otherOrganizationId } = edition;
  const readNames = () => context.loaders.organizations(path);
  const named = await nameOrganizations(records, otherOrganizationId, readNames);
  const words = searchWords(search);
  const rows = attendanceRows(kind, named, edition.meetingId)
    .filter((row) => words.length === 0 || matchesWords(textOf(row, otherOrganizationId), words))
    .sort(byName);
  return { nodes: rows.slice(offset, offset + first), totalCount: rows.length, unreadableCount, failedSections };
}

/** Makes the provider's workbook of a section, or of all of an edition (API-31). */
async function makeWorkbook(
  { kind, sectionId, editionId }: CreateAttendanceWorkbookDownloadInput,
  context: Context,
): Promise<DownloadPayload> {
  const { provider, download } = context;
  const section = sectionId == null ? null : parseId(sectionId);
  if (sectionId != null && section === null) return unknownDownload('sectionId');
  const edition = editionId == null ? context.edition : findEdition(context, editionId);
  if (edition === null) return unknownDownload('editionId');
  if (section === null && !edition.isCurrent) {
    await requireExtension(context, 'meetingAttendance');
    return downloadPayload(() => exportMeetingAttendance(provider, kinds[kind], edition.meetingId), download);
  }
  return downloadPayload(() => exportAttendance(provider, kinds[kind], section), download, 'sectionId');
}

/** The record has the section's name; the list of sections adds the rest. */
async function sectionOf(
  { sectionId: id, sectionName: name, meetingId }: Row,
  context: Context,
): Promise<Section | null> {
  if (!id && !name) return null;
  return findNamedSection(await readSections(context, meetingId), { id, name });
}

const personFields = {
  organization: (row: Row, _: object, context: Context) =>
    organizationOf(row, editionOfMeeting(context, row.meetingId).otherOrganizationId),
  section: (row: Row, _: object, context: Context) => sectionOf(row, context),
};

/** Who attended, and who plans to attend, also as workbooks (API-30, API-31, LST-05, DSH-03, DSH-04). */
export const attendanceResolvers: Resolvers = {
  Edition: {
    attendance: (edition, args, context, info) => list('attendance', edition, args, context, info),
    audience: (edition, args, context, info) => list('audience', edition, args, context, info),
  },
  Mutation: { createAttendanceWorkbookDownload: (_, { input }, context) => makeWorkbook(input, context) },
  AttendanceRecord: personFields,
  AudienceMember: {
    ...personFields,
    registration: ({ id }, ...rest) => (id === null ? null : linkedRegistration({ id: String(id) }, ...rest)),
  },
};
