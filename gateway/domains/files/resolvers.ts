import type { Context } from '../../context.ts';
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts';
import type { DeleteRegistrationFileInput, UploadRegistrationFileInput, UserError } from '../../generated/types.ts';
import { settle } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { receiveUpload, tooLargeError } from '../../http/uploads.ts';
import { recordId } from '../../lib/ids.ts';
import { addRegistrationFile, type CheckedFile, deleteFile, uploadFile } from '../../provider/files.ts';
import { changeRegistration } from '../../provider/registrations.ts';
import { uploadErrors } from '../shared/answers.ts';
import { checkDocument } from '../shared/fileFormats.ts';
import { slots } from '../shared/fileSlots.ts';
import { cabinetWindows, variantMark, windowErrors } from '../shared/windows.ts';
import { checkThesis } from './checkThesis.ts';
import { fileIn } from './mapping.ts';

const rejected = (userErrors: UserError[]) => ({ registration: null, userErrors });
const rejectedUpload = (userErrors: UserError[]) => ({ ...rejected(userErrors), thesisCheck: null });

/** The thesis period limits changes to theses (FIL-03, FIL-04). */
const periodErrors = ({ kind, cabinet }: DeleteRegistrationFileInput, { edition, clock }: Context): UserError[] =>
  slots[kind].isThesis
    ? windowErrors(cabinetWindows(edition, cabinet).thesesWindow, clock, {
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
});

/** Deletes an uploaded file that no registration refers to, even after the client has disconnected (FIL-05). */
async function removeAgain(fileId: number, { cleanup, log }: Context): Promise<void> {
  await deleteFile(cleanup(), fileId).catch((error: unknown) => {
    log.warn(
      { component: 'files', code: error instanceof Error ? error.name : 'unknown' },
      'an uploaded file could not be deleted',
    );
  });
}

/**
 * API-26, then API-16; if the second fails, API-27 deletes the file. The upload continues after the client has disconnected:
 * the provider may store an aborted upload too, under an id that the gateway would never learn.
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
    if (closed.length > 0) return rejectedUpload(closed);
    const received = await receiveUpload(input.file);
    if (received === 'tooLarge') return rejectedUpload([tooLargeError('file')]);
    const file = await checkDocument(received, slots[input.kind].accepts);
    if (file === null) return rejectedUpload([userError('FILE_FORMAT', 'Недопустимый формат файла', 'file')]);
    // Runs while the file travels to the provider.
    const checking = checkThesis(file, input.kind, context);
    const { value, userErrors } = await settle(() => attach(file, input, id, context), fileErrors);
    return { registration: value, thesisCheck: value === null ? null : await checking, userErrors };
  },

  deleteRegistrationFile: async (_, { input }, context) => {
    const id = recordId(input.registrationId);
    const closed = periodErrors(input, context);
    if (closed.length > 0) return rejected(closed);
    const request = { id, action: slots[input.kind].deleteAction, ...variantMark(input.cabinet) };
    const { value, userErrors } = await settle(() => changeRegistration(context.provider, request), fileErrors);
    return { registration: value, userErrors };
  },
};

export const fileResolvers: Resolvers = {
  Registration: {
    thesisDocument: (registration, _, { fileUrl }) => fileIn(registration, 'THESIS_DOCUMENT', fileUrl),
    thesisPdf: (registration, _, { fileUrl }) => fileIn(registration, 'THESIS_PDF', fileUrl),
    expertConclusion: (registration, _, { fileUrl }) => fileIn(registration, 'EXPERT_CONCLUSION', fileUrl),
  },
  Mutation: fileMutations,
};
