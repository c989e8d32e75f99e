import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { MutationResolvers } from '../graphql/generated/resolvers.ts';
import { parseId } from '../lib/ids.ts';

/** Mutations that change no list of participants. `updateProfile` changes them, because lists hold names. */
const withoutListChange: ReadonlySet<string> = new Set<keyof MutationResolvers>([
  'createMailingList',
  'createParticipantMailingList',
  'createToken',
  'createAttendanceWorkbookDownload',
  'createBadgesDownload',
  'createCertificateDownload',
  'createInvitationDownload',
  'createParticipantsDownload',
  'createParticipantsWorkbookDownload',
  'createPersonalDataDownload',
  'createThesesDownload',
  'login',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'signUp',
  'uploadPhoto',
  'verifyEmail',
]);

/** Inputs and payloads that name the changed records. */
interface NamedRecords {
  registrationId?: unknown;
  items?: readonly { registrationId?: unknown }[] | null;
}
interface WrittenRecords {
  registration?: { id: number } | Promise<{ id: number }> | null;
}

const recordIdOf = (id: unknown): number | null => {
  const key = typeof id === 'string' ? (id.split(':').at(-1) ?? '') : '';
  return parseId(key);
};

/** The ids of the changed records, so that the lists read only these; null if the mutation does not name them. */
async function changedIds(input: NamedRecords | undefined, payload: WrittenRecords | null): Promise<number[] | null> {
  const { registrationId, items } = input ?? {};
  const named = items == null ? [registrationId] : items.map((item) => item.registrationId);
  const written = await Promise.resolve(payload?.registration).catch(() => null);
  const ids = [...named.map(recordIdOf), written?.id ?? null].filter((id) => id !== null);
  return ids.length === 0 ? null : [...new Set(ids)];
}

/** Invalidates the lists after mutations, also after failed ones: the provider may have made the change. */
export function applyListChanges(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    if (withoutListChange.has(name)) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (parent, args: { input?: NamedRecords }, context: Context, info) => {
      let payload: WrittenRecords | null = null;
      try {
        payload = (await resolve(parent, args, context, info)) as WrittenRecords | null;
        return payload;
      } finally {
        context.listsChanged(await changedIds(args.input, payload));
      }
    };
  }
  return schema;
}
