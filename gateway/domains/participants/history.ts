import type { Context } from '../../context.ts';
import type { AuthorRole, HistoryAction } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { HistoryEntry, Registration } from '../../graphql/models.ts';
import { type Connection, type ConnectionArgs, checkConnection, connect } from '../../lib/connection.ts';
import type { HistoryEntry as HistoryEntryRecord } from '../../provider/records/history.ts';
import { codeReader } from '../../shared/registrationFields.ts';
import { readSections } from '../shared/readSections.ts';
import { type Dictionary, toFieldChange } from './values.ts';

const actionOf = codeReader<HistoryAction>('historyAction', {
  registered: 'REGISTERED',
  changed: 'CHANGED',
  cancelled: 'CANCELLED',
  fileAdded: 'FILE_ADDED',
  fileRemoved: 'FILE_REMOVED',
});
const authorRoleOf = codeReader<AuthorRole>('authorRole', {
  owner: 'OWNER',
  moderator: 'MODERATOR',
  service: 'SERVICE',
});

/** If the sections cannot be read, only their names are missing. */
export const dictionaryOf = async (context: Context, meetingId: number): Promise<Dictionary> => ({
  sections: await readSections(context, meetingId),
  onUnknown: context.reportUnknown,
});

/** The provider sends the oldest entry first. */
export const newestFirst = (entries: HistoryEntryRecord[], meetingId: number): HistoryEntry[] =>
  entries.map((entry) => ({ ...entry, meetingId })).reverse();

/** A page of the record's history. */
export async function historyOf(
  record: Registration,
  page: ConnectionArgs,
  { loaders, edition }: Context,
): Promise<Connection<HistoryEntry>> {
  checkConnection(page);
  const entries = await loaders.history(record.id);
  return connect(newestFirst(entries, record.meetingId ?? edition.meetingId), page, ({ id }) => String(id));
}

export const historyResolvers: Resolvers = {
  HistoryEntry: {
    key: ({ id }) => String(id),
    action: ({ action }, _, { reportUnknown }) => actionOf(action, reportUnknown),
    authorRole: ({ authorRole }, _, { reportUnknown }) => authorRoleOf(authorRole, reportUnknown),
    changes: async ({ fields, meetingId }, _, context) => {
      const dictionary = await dictionaryOf(context, meetingId);
      return fields.map((field) => toFieldChange(field, dictionary));
    },
  },
};
