import type { Context } from '../../context.ts';
import type { AuthorRole, HistoryAction, Resolvers } from '../../generated/resolvers.ts';
import type { HistoryEntry, Participation } from '../../graphql/models.ts';
import { instantOf } from '../../lib/dates.ts';
import type { Schemas } from '../../provider/contract.ts';
import { getParticipationHistory } from '../../provider/history.ts';
import { type Dictionary, toFieldChange } from './values.ts';

const actions: Record<string, HistoryAction> = {
  registered: 'REGISTERED',
  changed: 'CHANGED',
  cancelled: 'CANCELLED',
  file_added: 'FILE_ADDED',
  file_removed: 'FILE_REMOVED',
};
const roles: Record<string, AuthorRole> = { owner: 'OWNER', moderator: 'MODERATOR' };

/** What values are understood with; without the list of sections their names are missing, and nothing else. */
export const dictionaryOf = async ({ memo, reportUnknown }: Context, meetingId: number): Promise<Dictionary> => ({
  sections: await memo.sections(meetingId).catch(() => []),
  onUnknown: reportUnknown,
});

/** Entries of the provider, oldest first, as the schema's parents, newest first. */
export const newestFirst = (entries: Schemas['HistoryEntry'][], meetingId: number): HistoryEntry[] =>
  entries.map((entry) => ({ entry, meetingId })).reverse();

/** The changes of a record, newest first; null where the provider keeps none. */
export async function historyOf(record: Participation, { provider, edition }: Context): Promise<HistoryEntry[] | null> {
  const entries = await getParticipationHistory(provider, record.id);
  return entries === null ? null : newestFirst(entries, record.meeting_id ?? edition.meetingId);
}

/** One act upon a record. */
export const historyResolvers: Resolvers = {
  HistoryEntry: {
    id: ({ entry }) => String(entry.id),
    at: ({ entry }) => instantOf(entry.created_at),
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
