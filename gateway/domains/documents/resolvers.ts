import { mostCharacters } from '../../../schema/limits.ts';
import type { Context } from '../../context.ts';
import type { DocumentKind } from '../../generated/types.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { parseId } from '../../lib/ids.ts';
import { exportParticipations } from '../../provider/calls/exports.ts';
import { getPersonalArchive } from '../../provider/extensions/archive.ts';
import { verifyDocument } from '../../provider/extensions/verification.ts';
import { codeReader } from '../../shared/registrationFields.ts';
import { type DownloadPayload, downloadPayload, unknownDownload } from '../shared/download.ts';
import { findEdition } from '../shared/editionOf.ts';
import { findOwn, rejectedIfOwn } from '../shared/ownRegistrations.ts';

/**
 * Until a document exists, `userErrors` holds the provider's reason (DOC-03). No other call lists the paths of documents, so
 * the address itself carries the caller's right to open it (docs/decisions/026).
 */
async function documentOf(
  kind: 'invitation' | 'certificate',
  registrationId: string,
  context: Context,
): Promise<DownloadPayload> {
  const { loaders, editions, download, accountId } = context;
  const id = parseId(registrationId);
  if (id === null) return unknownDownload('registrationId');
  return downloadPayload(
    () => rejectedIfOwn(id, context, () => loaders[kind](id)),
    async (link) => {
      const isIt = (registration: { id: number }) => registration.id === id;
      const own = await findOwn(loaders.registrations, editions, isIt).catch(() => null);
      return download(link, own === null ? null : await accountId());
    },
    'registrationId',
  );
}

/** A document code is short and has no invisible characters. */
const mayBeCode = (code: string) =>
  code.trim() !== '' && code.length <= mostCharacters.documentCode && !/[\p{Cc}\p{Cs}]/u.test(code);
const kindOf = codeReader<DocumentKind>('documentKind', { invitation: 'INVITATION', certificate: 'CERTIFICATE' });

/** Invitations, certificates and their check; the workbook of participations (API-29). */
export const documentResolvers: Resolvers = {
  Query: {
    documentVerification: (_, { code }, { attempts, provider }) =>
      mayBeCode(code) ? attempts.documentCheck(() => verifyDocument(provider, code)) : null,
  },
  DocumentVerification: {
    kind: ({ kind }, _, { reportUnknown }) => kindOf(kind, reportUnknown),
  },
  Mutation: {
    createInvitationDownload: (_, { input }, context) => documentOf('invitation', input.registrationId, context),
    createParticipantsWorkbookDownload: (_, { input }, context) => {
      const edition = findEdition(context, input.editionId);
      if (edition === null) return unknownDownload('editionId');
      return downloadPayload(() => exportParticipations(context.provider, edition.meetingId), context.download);
    },
    createPersonalDataDownload: (_, __, { provider, download, accountId }) =>
      downloadPayload(
        () => getPersonalArchive(provider),
        async (link) => download(link, await accountId()),
      ),
    createCertificateDownload: (_, { input }, context) => documentOf('certificate', input.registrationId, context),
  },
};
