import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { originOf } from '../../files/mediaUrl.ts';
import { deleteFile } from '../../files/queries.ts';
import { removeFiles } from '../../files/storage.ts';
import { callerOf } from '../../http/access.ts';
import { rejected } from '../../http/rejections.ts';
import { id, read } from '../../http/validation.ts';
import { fileRequest, putFile, type SlotFile } from '../../registrations/addFile.ts';
import { type Participation, toRegistrations } from '../../registrations/registration.ts';
import type { Services } from '../../services.ts';
import { registrationsTexts } from '../../texts/registrations.ts';

const replacement = fileRequest.extend({ replaces: id });

/** Stores the uploaded file and deletes the file that it replaces, in one transaction. @throws Rejection if the slot has another file by now */
async function replaceFile(services: Services, accountId: number, input: unknown): Promise<Participation> {
  const body = read(replacement, input);
  const replaced: SlotFile[] = [];
  const row = await putFile(services, accountId, body, async (taken, trx) => {
    if (taken.id !== body.replaces) throw rejected(registrationsTexts.otherFile);
    await deleteFile(trx, taken.id);
    replaced.push(taken);
  });
  await removeFiles(services.mediaDir, replaced, services.log);
  return row;
}

export function fileReplacementRoutes(app: FastifyInstance, services: Services): void {
  app.post(callPaths.replaceRegistrationFile, { config: { access: 'user' } }, async (request) => {
    const row = await replaceFile(services, callerOf(request).id, request.body);
    const [data] = await toRegistrations(services.db, [row], originOf(request));
    return { data };
  });
}
