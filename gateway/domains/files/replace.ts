import type { Context } from '../../context.ts';
import type { UploadRegistrationFileInput } from '../../generated/types.ts';
import type { Registration } from '../../graphql/models.ts';
import { GatewayError, nullIfMissing, ProviderRejection } from '../../lib/errors.ts';
import { addRegistrationFile, type CheckedFile } from '../../provider/calls/files.ts';
import { changeRegistration, findRegistration } from '../../provider/calls/registrations.ts';
import { replaceRegistrationFile } from '../../provider/extensions/fileReplacement.ts';
import type { WriteResult } from '../../provider/http/written.ts';
import { fileNameOf } from '../../provider/media/mediaLinks.ts';
import { checkDocument } from '../../shared/fileFormats.ts';
import { slots } from '../../shared/fileSlots.ts';
import { filesTexts } from '../../texts/files.ts';
import { lateMark } from '../shared/windows.ts';
import { attach, isRejected } from './attach.ts';

const rejection = (text: string) => new ProviderRejection(400, [{ path: [], text }]);

/** What is known of the provider's old file; null if the provider has lost it. */
async function readOld(link: string, accepts: (typeof slots)['THESIS_PDF']['accepts'], context: Context) {
  const bytes = await context.fileBytes(link).catch(nullIfMissing);
  if (bytes === null) return null;
  const file = { name: fileNameOf(link), bytes };
  return (await checkDocument(file, accepts)) ?? { ...file, mediaType: 'application/octet-stream' };
}

/**
 * Empties the slot and attaches the uploaded file. Once the first call has begun, the gateway continues even if the client
 * disconnects. If the provider does not attach the new file, the gateway attaches the old one again (FIL-02).
 */
async function swap(
  input: UploadRegistrationFileInput,
  id: number,
  { oldId, old }: { oldId: number; old: CheckedFile | null },
  request: Parameters<typeof addRegistrationFile>[1],
  context: Context,
): Promise<WriteResult<Registration>> {
  const { edition, log } = context;
  const { kind } = input;
  const { deleteAction, file: fileOf } = slots[kind];
  const look = () => findRegistration(context.cleanup(), edition.meetingId, id).catch(() => undefined);
  const holds = (own: Registration | undefined, fileId: number) => own !== undefined && fileOf(own).id === fileId;
  try {
    const mark = await lateMark('thesesWindow', context);
    await changeRegistration(context.finishing(), { id, action: deleteAction, ...mark });
  } catch (error) {
    // If the state of the slot is unknown, the next call decides: a full slot accepts no other file.
    if (isRejected(error) || holds(await look(), oldId)) throw error;
  }
  try {
    return await addRegistrationFile(context.finishing(), request);
  } catch (error) {
    const own = await look();
    if (own !== undefined && holds(own, request.fileId)) return { record: own, isWhole: true, id };
    const giveBack = async () => {
      if (holds(own, oldId)) return filesTexts.kept;
      if (old !== null) {
        try {
          await attach(old, input, id, context, (again) => addRegistrationFile(context.finishing(), again));
          return filesTexts.returned;
        } catch {
          log.warn({ component: 'files' }, 'a replaced file could not be attached again');
        }
      }
      return own === undefined ? filesTexts.unknown : filesTexts.lost;
    };
    const problems = error instanceof ProviderRejection ? error.problems : [];
    // Without a clear answer `attach` checks the slot once more before it deletes the new file.
    throw new ProviderRejection(isRejected(error) ? 400 : 200, [...problems, { path: [], text: await giveBack() }]);
  }
}

/**
 * Replaces the file that the caller saw (FIL-02, FIL-04). The old file stays until the provider has accepted
 * the new one. A provider with `fileReplacement` swaps them in one step.
 */
export async function replaceFile(
  file: CheckedFile,
  input: UploadRegistrationFileInput,
  oldId: number,
  id: number,
  context: Context,
): Promise<WriteResult<Registration>> {
  const { provider, edition, extensions } = context;
  if (await extensions.has('fileReplacement')) {
    return attach(file, input, id, context, (request) =>
      replaceRegistrationFile(provider, { ...request, replaces: oldId }),
    );
  }
  const own = await findRegistration(provider, edition.meetingId, id);
  if (own === undefined) throw new GatewayError('NOT_FOUND');
  const { file: heldBy, accepts } = slots[input.kind];
  const held = heldBy(own);
  if (!held.link || !held.id) return attach(file, input, id, context);
  if (held.id !== oldId) throw rejection(filesTexts.otherFile);
  const old = await readOld(held.link, accepts, context);
  return attach(file, input, id, context, (request) => swap(input, id, { oldId, old }, request, context));
}
