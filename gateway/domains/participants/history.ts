import type { Context } from '../../context.ts';
import type { AuthorRole, HistoryAction } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { HistoryEntry, Registration } from '../../graphql/models.ts';
import { codeReader } from '../../shared/registrationFields.ts';
import { readSections } from '../shared/readSections.ts';
import { toFieldChange } from './values.ts';

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

/** A longer history would be read by nobody. */
const mostEntries = 100;

/** The newest entries, newest first; the provider sends the oldest first. */
async function historyOf(record: Registration, { loaders, edition }: Context): Promise<HistoryEntry[]> {
  const entries = await loaders.history(record.id);
  const meetingId = record.meetingId ?? edition.meetingId;
  return entries
    .slice(-mostEntries)
    .map((entry) => ({ ...entry, meetingId }))
    .reverse();
}

/** Who changed what in a record, and when. */
export const historyResolvers = {
  Registration: { history: (record, _, context) => historyOf(record, context) },
  HistoryEntry: {
    key: ({ id }) => String(id),
    action: ({ action }, _, { reportUnknown }) => actionOf(action, reportUnknown),
    authorRole: ({ authorRole }, _, { reportUnknown }) => authorRoleOf(authorRole, reportUnknown),
    changes: async ({ fields, meetingId }, _, context) => {
      // If the sections cannot be read, only their names are missing.
      const dictionary = { sections: await readSections(context, meetingId), onUnknown: context.reportUnknown };
      return fields.map((field) => toFieldChange(field, dictionary));
    },
  },
} satisfies Resolvers;
