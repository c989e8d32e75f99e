import type { Context } from '../../context.ts';
import type { CreateParticipantsDownloadInput, ExportFormat } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Edition } from '../../graphql/models.ts';
import { type ConnectionArgs, checkConnection, connect } from '../../lib/connection.ts';
import { badArgument } from '../../lib/errors.ts';
import { columnsOf } from '../../lists/exportColumns.ts';
import { listExports } from '../../provider/extensions/exportLog.ts';
import { expiringUrl, expiryOf } from '../../provider/media/mediaMark.ts';
import { hasProject, moderatorsView } from '../shared/callerList.ts';
import { type DownloadPayload, unknownDownload } from '../shared/download.ts';
import { findEdition } from '../shared/editionOf.ts';
import { exportAddress, fileNameOf, longestQuery } from './address.ts';
import { createBadges, createTheses } from './collections.ts';
import { createMailingList } from './mailingList.ts';
import type { Form } from './write.ts';

const formOf: Record<ExportFormat, Form> = { XLSX: 'xlsx', CSV: 'csv', JSON: 'json', JSONL: 'jsonl' };

/** Makes the address of a view; rejects what the route of the address would reject. */
async function exportView(input: CreateParticipantsDownloadInput, context: Context): Promise<DownloadPayload> {
  const { editionId, project, filter, format, columns } = input;
  const edition = findEdition(context, editionId);
  if (edition === null) return unknownDownload('editionId');
  const { year } = edition;
  if (!hasProject(edition, project)) return unknownDownload('project');
  const rows = { filter, orderBy: input.orderBy ?? [] };
  await moderatorsView(context, { year, project }, rows);
  const form = formOf[format];
  const address = exportAddress({ list: { year, project }, rows, columns }, form);
  if (columns.length === 0) throw badArgument('input.columns', 'The export has no columns');
  if (columnsOf(columns) === null) throw badArgument('input.columns', 'The export has a column twice');
  if (address.length > longestQuery) throw badArgument('input.filter', 'The filter is too long for an address');
  const expiresAt = expiryOf(Date.now());
  const url = expiringUrl(address, expiresAt);
  return {
    download: { url, fileName: fileNameOf(year, form), expiresAt: expiresAt.toISOString() },
    userErrors: [],
  };
}

async function listEditionExports({ meetingId }: Edition, page: ConnectionArgs, { provider }: Context) {
  checkConnection(page);
  const noted = await listExports(provider, meetingId);
  const all = noted.map(({ id, createdAt, action, authorName, view, rows }) => {
    const viewParts = (view ?? '').split('\n');
    return {
      key: String(id),
      createdAt,
      isMailing: action === 'mailing',
      authorName,
      view: viewParts.join('. '),
      viewParts,
      rowCount: rows,
    };
  });
  return connect(all, page, ({ key }) => key);
}

/** The gateway's exports of views. */
export const exportResolvers: Resolvers = {
  Edition: { exports: listEditionExports },
  Mutation: {
    createParticipantsDownload: (_, { input }, context) => exportView(input, context),
    createBadgesDownload: (_, { input }, context) => createBadges(input, context),
    createThesesDownload: (_, { input }, context) => createTheses(input, context),
    createParticipantMailingList: (_, { input }, context) => createMailingList(input, context),
  },
};
