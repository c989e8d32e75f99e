import type { Context } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { AuthorRole, HistoryAction } from '../../generated/types.ts';
import type { HistoryEntry, Registration } from '../../graphql/models.ts';
import { type Connection, type ConnectionArgs, checkConnection, connect } from '../../lib/connection.ts';
import { getParticipationHistory } from '../../provider/history.ts';
import type * as records from '../../provider/records.ts';
import { readSections } from '../shared/sections.ts';
import { type Dictionary, toFieldChange } from './values.ts';

const actions: Record<string, HistoryAction> = {
  registered: 'REGISTERED',
  changed: 'CHANGED',
  cancelled: 'CANCELLED',
  file_added: 'FILE_ADDED',
  file_removed: 'FILE_REMOVED',
};
const roles: Record<string, AuthorRole> = { owner: 'OWNER', moderator: 'MODERATOR' };

/** Without the list of sections only their names are missing. */
export const dictionaryOf = async (context: Context, meetingId: number): Promise<Dictionary> => ({
  sections: await readSections(context, meetingId),
  onUnknown: context.reportUnknown,
});

/** The provider sends the oldest entry first. */
export const newestFirst = (entries: records.HistoryEntry[], meetingId: number): HistoryEntry[] =>
  entries.map((entry) => ({ entry, meetingId })).reverse();

/** A page of the record's history; null if the provider records none. */
export async function historyOf(
  record: Registration,
  page: ConnectionArgs,
  { provider, edition }: Context,
): Promise<Connection<HistoryEntry> | null> {
  checkConnection(page);
  const entries = await getParticipationHistory(provider, record.id);
  if (entries === null) return null;
  return connect(newestFirst(entries, record.meeting_id ?? edition.meetingId), page, ({ entry }) => String(entry.id));
}

export const historyResolvers: Resolvers = {
  HistoryEntry: {
    id: ({ entry }) => String(entry.id),
    at: ({ entry }) => entry.created_at,
    action: ({ entry }, _, { reportUnknown }) => {
      const action = actions[entry.action];
      if (action === undefined) reportUnknown('historyAction', entry.action);
      return action ?? 'UNRECOGNIZED';
    },
    authorRole: ({ entry }) => roles[entry.author_role] ?? 'SERVICE',
    authorName: ({ entry }) => entry.author_descr,
    changes: async ({ entry, meetingId }, _, context) => {
      const dictionary = await dictionaryOf(context, meetingId);
      return entry.fields.map((field) => toFieldChange(field, dictionary));
    },
  },
};
