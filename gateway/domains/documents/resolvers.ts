import type { Context } from '../../context.ts';
import { ProviderRejection } from '../../errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { DocumentKind, DownloadPayload, UserError, WindowSet } from '../../generated/types.ts';
import { userError } from '../../graphql/validation.ts';
import { parseId } from '../../lib/ids.ts';
import { getPersonalArchive, verifyDocument } from '../../provider/documents.ts';
import { downloadPayload, unknownDownload } from '../shared/download.ts';
import { findOwn } from '../shared/ownRegistrations.ts';

/**
 * Until a document exists, `userErrors` holds the provider's reason (DOC-03). Nothing lists the paths of documents, so
 * the address itself shows that the caller may open it (docs/decisions/026).
 */
async function documentOf(
  kind: 'invitation' | 'certificate',
  registrationId: string,
  { loaders, editions, download, accountId }: Context,
): Promise<DownloadPayload> {
  const id = parseId(registrationId);
  if (id === null) return unknownDownload('registrationId');
  return downloadPayload(
    () => loaders[kind](id),
    async (link) => {
      const isIt = (registration: { id: number }) => registration.id === id;
      const own = await findOwn(loaders.registrations, editions, isIt).catch(() => null);
      return download(link, own === null ? null : await accountId());
    },
    'registrationId',
  );
}

/** CAB-06: the older cabinet has a later day. Elsewhere the provider decides, by the meeting of the registration. */
function certificateErrors(windows: WindowSet | undefined, { edition, clock }: Context): UserError[] {
  const from = windows === 'EXPIRED' ? edition.expiredWindows?.certificatesFrom : undefined;
  const isEarly = from !== undefined && clock.now().getTime() < Date.parse(from);
  return isEarly ? [userError('WINDOW_CLOSED', 'Сертификат ещё не выдаётся')] : [];
}

const noArchive = 'Сервис не собирает данные в архив. Напишите организаторам: адрес есть на странице «Контакты».';

/** Longer texts are no codes, and no code holds a character that cannot be typed. */
const LONGEST_CODE = 100;
const mayBeCode = (code: string) => code.trim() !== '' && code.length <= LONGEST_CODE && !/[\p{Cc}\p{Cs}]/u.test(code);
const kinds: Record<string, DocumentKind> = { invitation: 'INVITATION', certificate: 'CERTIFICATE' };

export const documentResolvers: Resolvers = {
  Query: {
    documentVerification: (_, { code }, { attempts, provider }) =>
      mayBeCode(code) ? attempts.documentCheck(() => verifyDocument(provider, code)) : null,
  },
  DocumentVerification: {
    kind: ({ kind }, _, { reportUnknown }) => {
      const known = kinds[kind];
      if (known === undefined) reportUnknown('documentKind', kind);
      return known ?? 'UNRECOGNIZED';
    },
    isValid: ({ is_valid }) => is_valid,
    issuedOn: ({ issued_on }) => issued_on,
    fullName: ({ user_descr }) => user_descr,
    startsOn: ({ starts_on }) => starts_on,
    endsOn: ({ ends_on }) => ends_on,
  },
  Mutation: {
    downloadInvitation: (_, { input }, context) => documentOf('invitation', input.registrationId, context),
    downloadPersonalData: (_, __, { provider, download, accountId }) =>
      downloadPayload(
        async () => {
          const link = await getPersonalArchive(provider);
          if (link === null) throw new ProviderRejection(200, [{ path: [], text: noArchive }]);
          return link;
        },
        async (link) => download(link, await accountId()),
      ),
    downloadCertificate: (_, { input }, context) => {
      const userErrors = certificateErrors(input.windows, context);
      return userErrors.length > 0
        ? { download: null, userErrors }
        : documentOf('certificate', input.registrationId, context);
    },
  },
};
