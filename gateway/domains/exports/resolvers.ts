import { GraphQLError } from 'graphql';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { ExportFormat, ExportNote, QueryParticipantsExportArgs } from '../../generated/types.ts';
import { recordId } from '../../lib/ids.ts';
import { exportAttendance, exportParticipations, listExports } from '../../provider/exports.ts';
import { moderatorsView } from '../participants/list/callerList.ts';
import { columnsOf } from '../participants/list/exportColumns.ts';
import { documentAnswer } from '../shared/documentAnswer.ts';
import { exportAddress, longestQuery } from './address.ts';
import type { Form } from './write.ts';

const kinds = { ATTENDANCE: 'attendance', AUDIENCE: 'audience' } as const;
const formOf: Record<ExportFormat, Form> = { XLSX: 'xlsx', CSV: 'csv', JSON: 'json' };

const meetingOf = ({ editions }: Context, year: number): number => {
  const edition = editions.byYear(year);
  if (edition === null) throw new GatewayError('NOT_FOUND');
  return edition.meetingId;
};

/** The address of a view; rejects what the address would reject. */
async function viewExport(args: QueryParticipantsExportArgs, context: Context) {
  const { year, project, filter, format, columns } = args;
  const rows = { filter, orderBy: args.orderBy ?? [] };
  await moderatorsView(context, args, rows);
  const form = formOf[format];
  const path = exportAddress({ list: { year, project }, rows, columns }, form);
  if (columns.length === 0 || columnsOf(columns) === null || path.length > longestQuery) {
    throw new GraphQLError('The export has no columns, a column twice, or too long a filter', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  return { path, fileName: `participants-${year}.${form}` };
}

async function exportHistory(year: number, context: Context): Promise<ExportNote[] | null> {
  const notes = await listExports(context.provider, meetingOf(context, year));
  return (
    notes?.map(({ id, created_at, action, author_descr, view, rows }) => ({
      id: String(id),
      at: created_at,
      isMailing: action === 'mailing',
      authorName: author_descr,
      view: view ?? '',
      rows,
    })) ?? null
  );
}

/** The provider's workbooks (API-29, API-31) and the gateway's exports of views. */
export const exportResolvers: Resolvers = {
  Query: {
    participantsWorkbook: (_, { year }, context) =>
      documentAnswer(() => exportParticipations(context.provider, meetingOf(context, year)), context),
    attendanceWorkbook: (_, { kind, sectionId }, context) => {
      const section = sectionId == null ? null : recordId(sectionId);
      return documentAnswer(() => exportAttendance(context.provider, kinds[kind], section), context);
    },
    participantsExport: (_, args, context) => viewExport(args, context),
    exportHistory: (_, { year }, context) => exportHistory(year, context),
  },
};
