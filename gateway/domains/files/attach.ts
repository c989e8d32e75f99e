import { mayHaveSucceeded } from '../../cache/idempotencyKeys.ts';
import type { Context } from '../../context.ts';
import type { RegistrationFileKind, UploadRegistrationFileInput } from '../../generated/types.ts';
import type { Registration } from '../../graphql/models.ts';
import { ProviderRejection } from '../../lib/errors.ts';
import { addRegistrationFile, type CheckedFile, deleteFile, uploadFile } from '../../provider/calls/files.ts';
import { findRegistration } from '../../provider/calls/registrations.ts';
import type { ProviderClient } from '../../provider/http/client.ts';
import type { WriteResult } from '../../provider/http/written.ts';
import type { Body } from '../../provider/records/requestNames.ts';
import { slots } from '../../shared/fileSlots.ts';
import { lateMark } from '../shared/windows.ts';

/** Whether the provider rejected the call and so changed nothing. */
export const isRejected = (error: unknown): boolean =>
  !mayHaveSucceeded(error) && !(error instanceof ProviderRejection && error.status < 300);

/** The registration with the file in its slot; null where the slot holds no such file, undefined where that is unknown. */
async function findAttached(
  client: ProviderClient,
  fileId: number,
  kind: RegistrationFileKind,
  id: number,
  meetingId: number,
): Promise<Registration | null | undefined> {
  const own = await findRegistration(client, meetingId, id);
  if (own === undefined) return undefined;
  const slot = slots[kind].file(own);
  if (slot.id === fileId) return own;
  return slot.link && !slot.id ? undefined : null;
}

/** The call that puts an uploaded file into its slot. */
type Put = (request: Body<'AddFileRequest'>) => Promise<WriteResult<Registration>>;

/**
 * Uploads a file (API-26) and attaches it (API-16). If the provider does not attach it, API-27 deletes it, even after the
 * client has disconnected (FIL-05). The upload also continues then: the provider may store an aborted upload under an id that
 * the gateway would never learn. Without a clear answer the gateway checks first: an attached file stays.
 */
export async function attach(
  file: CheckedFile,
  { kind }: UploadRegistrationFileInput,
  id: number,
  context: Context,
  put: Put = (request) => addRegistrationFile(context.provider, request),
): Promise<WriteResult<Registration>> {
  const { edition, log } = context;
  const { type } = slots[kind];
  const fileId = await uploadFile(context.finishing(), file, type);
  try {
    return await put({ id, fileId, fileType: type, ...(await lateMark('thesesWindow', context)) });
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
