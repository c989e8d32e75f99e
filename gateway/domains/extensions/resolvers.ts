import type { ProviderExtension } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import type { ExtensionName } from '../../provider/http/extensionNames.ts';

const extensions: Record<ExtensionName, ProviderExtension> = {
  history: 'HISTORY',
  letterPreviews: 'LETTER_PREVIEWS',
  verification: 'VERIFICATION',
  archive: 'ARCHIVE',
  sessions: 'SESSIONS',
  cancelled: 'CANCELLED',
  consent: 'CONSENT',
  olderCabinet: 'OLDER_CABINET',
  meetings: 'MEETINGS',
  fileReplacement: 'FILE_REPLACEMENT',
  publicity: 'PUBLICITY',
  meetingAttendance: 'MEETING_ATTENDANCE',
  accountChanges: 'ACCOUNT_CHANGES',
  verificationLetters: 'VERIFICATION_LETTERS',
};

export const extensionResolvers: Resolvers = {
  Query: {
    extensions: (_, __, context) => context.extensions.known()?.map((name) => extensions[name]) ?? null,
  },
};
