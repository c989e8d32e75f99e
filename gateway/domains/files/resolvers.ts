import type { Context } from '../../context.ts';
import type { DeleteRegistrationFileInput, RegistrationFileKind, UserError } from '../../generated/types.ts';
import type { MutationResolvers, Resolvers } from '../../graphql/generated/resolvers.ts';
import type { Registration } from '../../graphql/models.ts';
import { receiveUpload, tooLargeError } from '../../graphql/receiveUpload.ts';
import { toUserErrors, unknownRecord } from '../../graphql/userErrors.ts';
import { userError } from '../../graphql/validation.ts';
import { parseId } from '../../lib/ids.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { changeRegistration } from '../../provider/calls/registrations.ts';
import type { FieldsOf, FormOf } from '../../provider/http/requests.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { checkDocument, type ReceivedFile } from '../../shared/fileFormats.ts';
import { slots } from '../../shared/fileSlots.ts';
import { filesTexts } from '../../texts/files.ts';
import { rejectedIfOwn } from '../shared/ownRegistrations.ts';
import { uploadErrors } from '../shared/uploadErrors.ts';
import { lateMark, windowErrors, windowNow } from '../shared/windows.ts';
import { changedRegistration } from '../shared/writtenRegistration.ts';
import { attach } from './attach.ts';
import { checkThesis, openFile } from './checkThesis.ts';
import { isLockedDocx } from './lockedDoc.ts';
import { fileIn } from './mapping.ts';
import { readFileText } from './readFileText.ts';
import type { FileFault } from './readThesis.ts';
import { replaceFile } from './replace.ts';

const rejected = (userErrors: UserError[]) => ({ registration: null, userErrors });
const rejectedUpload = (userErrors: UserError[]) => ({ ...rejected(userErrors), thesisCheck: null });

const faultTexts: Record<FileFault, string> = filesTexts.faults;

/** A .docx with a password is stored in another container, so it gets a message about the password. */
const formatError = ({ bytes }: ReceivedFile): UserError => {
  const text =
    bytes.length === 0 ? filesTexts.emptyFile : isLockedDocx(bytes) ? faultTexts.Locked : filesTexts.wrongFormat;
  return userError('FILE_FORMAT', text, 'file');
};

/** The thesis period limits changes to theses (FIL-03, FIL-04). */
const periodErrors = ({ kind }: Pick<DeleteRegistrationFileInput, 'kind'>, context: Context): UserError[] =>
  slots[kind].isThesis ? windowErrors(windowNow('thesesWindow', context), context.clock, filesTexts.thesesWindow) : [];

const fileErrors = uploadErrors({
  file: ['file'],
  fileId: ['file'],
  type: ['kind'],
  fileType: ['kind'],
  id: ['registrationId'],
  replaces: ['replacesKey'],
} satisfies FieldsOf<Body<'ReplaceFileRequest'> & FormOf<'uploadFile'>>);

const fileMutations: MutationResolvers = {
  uploadRegistrationFile: async (_, { input }, context) => {
    const closed = periodErrors(input, context);
    if (closed.length > 0) return rejectedUpload(closed);
    const id = parseId(input.registrationId);
    if (id === null) return rejectedUpload([unknownRecord('registrationId')]);
    const oldId = input.replacesKey == null ? null : parseId(input.replacesKey);
    if (input.replacesKey != null && oldId === null) return rejectedUpload([unknownRecord('replacesKey')]);
    const received = await receiveUpload(input.file);
    if (received === 'tooLarge') return rejectedUpload([tooLargeError]);
    const file = await checkDocument(received, slots[input.kind].accepts);
    if (file === null) return rejectedUpload([formatError(received)]);
    const opened = await openFile(file, context);
    if (opened !== null && 'fault' in opened) {
      return rejectedUpload([userError('FILE_FORMAT', faultTexts[opened.fault], 'file')]);
    }
    const put = () =>
      oldId === null ? attach(file, input, id, context) : replaceFile(file, input, oldId, id, context);
    const { value, userErrors } = await toUserErrors(
      () => rejectedIfOwn(id, context, put),
      fileErrors,
      'registrationId',
    );
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
    const mark = await lateMark('thesesWindow', context);
    const request = { id, action: slots[input.kind].deleteAction, ...mark };
    const { value, userErrors } = await toUserErrors(
      () => rejectedIfOwn(id, context, () => changeRegistration(context.provider, request)),
      fileErrors,
      'registrationId',
    );
    return { registration: value === null ? null : changedRegistration(value, id, context), userErrors };
  },
};

/** A cached list answers many requests, so the link of a record's file is read once. */
function fileOf(kind: RegistrationFileKind) {
  const read = oncePer((registration: Registration, fileUrl: Context['fileUrl']) =>
    fileIn(registration, kind, fileUrl),
  );
  return (registration: Registration, _: unknown, { fileUrl }: Context) => read(registration, fileUrl);
}

export const fileResolvers: Resolvers = {
  Registration: {
    thesisDocument: fileOf('THESIS_DOCUMENT'),
    thesisPdf: fileOf('THESIS_PDF'),
    expertConclusion: fileOf('EXPERT_CONCLUSION'),
  },
  RegistrationFile: {
    text: (file, _, context) => readFileText(file, () => context.fileBytes(file.link), context),
  },
  Mutation: fileMutations,
};
