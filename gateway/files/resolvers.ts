import type { Context } from '../context.ts';
import { type Refusal, refusalToUserErrors, settle } from '../errors.ts';
import { checkDocument } from '../fileFormats.ts';
import { slots } from '../fileSlots.ts';
import type {
  DeleteRegistrationFileInput,
  MutationResolvers,
  Resolvers,
  UploadRegistrationFileInput,
  UserError,
} from '../generated/resolvers.ts';
import { recordId } from '../ids.ts';
import { addRegistrationFile, type CheckedFile, deleteFile, uploadFile } from '../provider/files.ts';
import { changeRegistration } from '../provider/registrations.ts';
import { receiveUpload, tooLargeError } from '../uploads.ts';
import { userError } from '../validation.ts';
import { cabinetWindows, variantMark, windowErrors } from '../windows.ts';
import { checkThesis } from './checkThesis.ts';
import { fileIn } from './mapping.ts';

const refused = (userErrors: UserError[]) => ({ registration: null, userErrors });
const refusedUpload = (userErrors: UserError[]) => ({ ...refused(userErrors), thesisCheck: null });

/** Theses come and go in their own period only (FIL-03, FIL-04). */
const periodErrors = ({ kind, cabinet }: DeleteRegistrationFileInput, { edition, clock }: Context): UserError[] =>
  slots[kind].isThesis
    ? windowErrors(cabinetWindows(edition, cabinet).thesesWindow, clock, {
        upcoming: 'Приём тезисов ещё не открыт',
        closed: 'Приём тезисов уже завершён',
      })
    : [];

const fileRefusal = (refusal: Refusal): UserError[] =>
  refusal.status === 413
    ? [tooLargeError('file')]
    : refusalToUserErrors(refusal, {
        file: ['file'],
        file_id: ['file'],
        type: ['kind'],
        file_type: ['kind'],
        id: ['registrationId'],
      });

/** Removes an uploaded file that no registration holds; the client need not be there any more (FIL-05). */
async function removeAgain(fileId: number, { cleanup, log }: Context): Promise<void> {
  await deleteFile(cleanup(), fileId).catch((error: unknown) => {
    log.warn({ area: 'files', code: error instanceof Error ? error.name : 'unknown' }, 'uploaded file was not removed');
  });
}

/**
 * API-26, then API-16; where the second refuses or fails, API-27 takes the file away again. The first goes on when the
 * client has left: an upload that is stopped may lie at the provider all the same, and nobody would know its id.
 */
async function attach(file: CheckedFile, { kind, cabinet }: UploadRegistrationFileInput, id: number, context: Context) {
  const { type } = slots[kind];
  const fileId = await uploadFile(context.finishing(), file, type);
  try {
    return await addRegistrationFile(context.provider, {
      id,
      file_id: fileId,
      file_type: type,
      ...variantMark(cabinet),
    });
  } catch (error) {
    await removeAgain(fileId, context);
    throw error;
  }
}

const fileMutations: MutationResolvers = {
  uploadRegistrationFile: async (_, { input }, context) => {
    const id = recordId(input.registrationId);
    const closed = periodErrors(input, context);
    if (closed.length > 0) return refusedUpload(closed);
    const received = await receiveUpload(input.file);
    if (received === 'tooLarge') return refusedUpload([tooLargeError('file')]);
    const file = await checkDocument(received, slots[input.kind].accepts);
    if (file === null) return refusedUpload([userError('FILE_FORMAT', 'Недопустимый формат файла', 'file')]);
    // Read while the file is on its way to the provider.
    const checking = checkThesis(file, input.kind, context);
    const { value, userErrors } = await settle(() => attach(file, input, id, context), fileRefusal);
    return { registration: value, thesisCheck: value === null ? null : await checking, userErrors };
  },

  deleteRegistrationFile: async (_, { input }, context) => {
    const id = recordId(input.registrationId);
    const closed = periodErrors(input, context);
    if (closed.length > 0) return refused(closed);
    const request = { id, action: slots[input.kind].deleteAction, ...variantMark(input.cabinet) };
    const { value, userErrors } = await settle(() => changeRegistration(context.provider, request), fileRefusal);
    return { registration: value, userErrors };
  },
};

/** The files of a registration (API-15, API-16, API-26, API-27). */
export const fileResolvers: Resolvers = {
  Registration: {
    thesisDocument: (registration, _, { fileUrl }) => fileIn(registration, 'THESIS_DOCUMENT', fileUrl),
    thesisPdf: (registration, _, { fileUrl }) => fileIn(registration, 'THESIS_PDF', fileUrl),
    expertConclusion: (registration, _, { fileUrl }) => fileIn(registration, 'EXPERT_CONCLUSION', fileUrl),
  },
  Mutation: fileMutations,
};
