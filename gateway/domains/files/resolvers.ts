import { mayHaveSucceeded } from '../../cache/idempotencyKeys.ts';
import type { Context } from '../../context.ts';
import { ProviderRejection } from '../../errors.ts';
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts';
import type {
  DeleteRegistrationFileInput,
  RegistrationFileKind,
  UploadRegistrationFileInput,
  UserError,
} from '../../generated/types.ts';
import type { Registration } from '../../graphql/models.ts';
import { settle, unknownRecord } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { receiveUpload, tooLargeError } from '../../http/uploads.ts';
import { parseId } from '../../lib/ids.ts';
import type { ProviderClient } from '../../provider/client.ts';
import type { Schemas } from '../../provider/contract.ts';
import { addRegistrationFile, type CheckedFile, deleteFile, uploadFile } from '../../provider/files.ts';
import { changeRegistration, listRegistrations } from '../../provider/registrations.ts';
import type { FieldsOf, FormOf } from '../../provider/requests.ts';
import type { Written } from '../../provider/written.ts';
import { checkDocument, type ReceivedFile } from '../shared/fileFormats.ts';
import { slots } from '../shared/fileSlots.ts';
import { uploadErrors } from '../shared/uploadErrors.ts';
import { windowErrors, windowsMark, windowsOf } from '../shared/windows.ts';
import { changedRegistration } from '../shared/writtenRegistration.ts';
import { checkThesis, openFile } from './checkThesis.ts';
import { isLockedDocx } from './lockedDoc.ts';
import { fileIn } from './mapping.ts';
import { readFileText } from './readFileText.ts';
import type { FileFault } from './readThesis.ts';

const rejected = (userErrors: UserError[]) => ({ registration: null, userErrors });
const rejectedUpload = (userErrors: UserError[]) => ({ ...rejected(userErrors), thesisCheck: null });

const wrongFormat = 'Недопустимый формат файла';
const faultTexts: Record<FileFault, string> = {
  Broken: `${wrongFormat}: он повреждён и не открывается. Сохраните его заново`,
  Locked: `${wrongFormat}: он защищён паролем. Снимите защиту и загрузите его снова`,
  Empty: `${wrongFormat}: в нём нет ни текста, ни рисунков`,
};

/** A .docx with a password is a file of another kind inside. */
const formatError = ({ bytes }: ReceivedFile): UserError => {
  const text = bytes.length === 0 ? `${wrongFormat}: он пуст` : isLockedDocx(bytes) ? faultTexts.Locked : wrongFormat;
  return userError('FILE_FORMAT', text, 'file');
};

/** The thesis period limits changes to theses (FIL-03, FIL-04). */
const periodErrors = ({ kind, windows }: DeleteRegistrationFileInput, { edition, clock }: Context): UserError[] =>
  slots[kind].isThesis
    ? windowErrors(windowsOf(edition, windows).thesesWindow, clock, {
        upcoming: 'Приём тезисов ещё не открыт',
        closed: 'Приём тезисов уже завершён',
      })
    : [];

const fileErrors = uploadErrors({
  file: ['file'],
  file_id: ['file'],
  type: ['kind'],
  file_type: ['kind'],
  id: ['registrationId'],
} satisfies FieldsOf<Schemas['AddFileRequest'] & FormOf<'uploadFile'>>);

/** Whether the provider's answer says that it attached nothing. */
const isRejected = (error: unknown): boolean =>
  !mayHaveSucceeded(error) && !(error instanceof ProviderRejection && error.status < 300);

/** The registration with the file in its slot; null where the slot holds no such file, undefined where that is unknown. */
async function findAttached(
  client: ProviderClient,
  fileId: number,
  kind: RegistrationFileKind,
  id: number,
  meetingId: number,
) {
  const own = (await listRegistrations(client, meetingId)).find((registration) => registration.id === id);
  if (own === undefined) return undefined;
  const slot = slots[kind].file(own);
  if (slot.id === fileId) return own;
  return slot.link && !slot.id ? undefined : null;
}

/**
 * API-26, then API-16; if the second attaches nothing, API-27 deletes the file, even after the client has disconnected (FIL-05).
 * The upload continues after the client has disconnected: the provider may store an aborted upload too, under an id that the
 * gateway would never learn. Without a clear answer the gateway looks first: a file that is attached stays.
 */
async function attach(
  file: CheckedFile,
  { kind, windows }: UploadRegistrationFileInput,
  id: number,
  context: Context,
): Promise<Written<Registration>> {
  const { edition, log } = context;
  const { type } = slots[kind];
  const fileId = await uploadFile(context.finishing(), file, type);
  try {
    const request = { id, file_id: fileId, file_type: type, ...(await windowsMark(windows, context)) };
    return await addRegistrationFile(context.provider, request);
  } catch (error) {
    const client = context.cleanup();
    try {
      const attached = isRejected(error) ? null : await findAttached(client, fileId, kind, id, edition.meetingId);
      if (attached) return { record: attached, isWhole: true, id };
      if (attached === null) await deleteFile(client, fileId);
    } catch (failure) {
      const code = failure instanceof Error ? failure.name : 'unknown';
      log.warn({ component: 'files', code }, 'an uploaded file could not be deleted');
    }
    throw error;
  }
}

const fileMutations: MutationResolvers = {
  uploadRegistrationFile: async (_, { input }, context) => {
    const closed = periodErrors(input, context);
    if (closed.length > 0) return rejectedUpload(closed);
    const id = parseId(input.registrationId);
    if (id === null) return rejectedUpload([unknownRecord('registrationId')]);
    const received = await receiveUpload(input.file);
    if (received === 'tooLarge') return rejectedUpload([tooLargeError('file')]);
    const file = await checkDocument(received, slots[input.kind].accepts);
    if (file === null) return rejectedUpload([formatError(received)]);
    const opened = await openFile(file, context);
    if (opened !== null && 'fault' in opened) {
      return rejectedUpload([userError('FILE_FORMAT', faultTexts[opened.fault], 'file')]);
    }
    const { value, userErrors } = await settle(() => attach(file, input, id, context), fileErrors, 'registrationId');
    if (value === null) return rejectedUpload(userErrors);
    return {
      registration: changedRegistration(value, id, context),
      thesisCheck: checkThesis(opened, input.kind, context),
      userErrors,
    };
  },

  deleteRegistrationFile: async (_, { input }, context) => {
    const closed = periodErrors(input, context);
    if (closed.length > 0) return rejected(closed);
    const id = parseId(input.registrationId);
    if (id === null) return rejected([unknownRecord('registrationId')]);
    const mark = await windowsMark(input.windows, context);
    const request = { id, action: slots[input.kind].deleteAction, ...mark };
    const { value, userErrors } = await settle(
      () => changeRegistration(context.provider, request),
      fileErrors,
      'registrationId',
    );
    return { registration: value === null ? null : changedRegistration(value, id, context), userErrors };
  },
};

export const fileResolvers: Resolvers = {
  Registration: {
    thesisDocument: (registration, _, { fileUrl }) => fileIn(registration, 'THESIS_DOCUMENT', fileUrl),
    thesisPdf: (registration, _, { fileUrl }) => fileIn(registration, 'THESIS_PDF', fileUrl),
    expertConclusion: (registration, _, { fileUrl }) => fileIn(registration, 'EXPERT_CONCLUSION', fileUrl),
  },
  RegistrationFile: {
    text: (file, _, context) => readFileText(file, () => context.fileBytes(file.link), context),
  },
  Mutation: fileMutations,
};
