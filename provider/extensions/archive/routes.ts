import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { unsafeInNames } from '../../characters.ts';
import { sendMedia } from '../../files/answer.ts';
import { mediaUrl, originOf } from '../../files/mediaUrl.ts';
import { callerOf } from '../../http/access.ts';
import { forbidden } from '../../http/rejections.ts';
import type { Services } from '../../services.ts';
import { personalTexts } from '../../texts/personal.ts';
import { personalRecords } from './records.ts';

const README = personalTexts.readme;

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A person's archive of everything that the service stores about them; moderators have no access to it. */
export function archiveRoutes(app: FastifyInstance, { db, mediaDir }: Services): void {
  const user = { config: { access: 'user' as const } };

  app.get(callPaths.getPersonalArchive, user, async (request) => ({
    url: mediaUrl(originOf(request), `personal/${callerOf(request).id}/my-data.zip`),
  }));

  app.get('/media/personal/:id/my-data.zip', user, async (request, reply) => {
    const caller = callerOf(request);
    if ((request.params as { id: string }).id !== String(caller.id)) throw forbidden();
    const records = await personalRecords(db, caller.id);
    const { default: yazl } = await import('yazl');
    const zip = new yazl.ZipFile();
    zip.addBuffer(Buffer.from(README), 'README.txt');
    zip.addBuffer(Buffer.from(JSON.stringify(records, null, 2)), 'data.json');
    for (const { id, path, name } of records.files) {
      const stored = join(mediaDir, path);
      // The id distinguishes two files of the same name; every system can unpack the name.
      if (await isThere(stored)) zip.addFile(stored, `files/${id}-${name.replaceAll(unsafeInNames, '_')}`);
    }
    const content = new PassThrough();
    zip.on('error', (error) => content.destroy(error as Error));
    zip.outputStream.pipe(content);
    zip.end();
    return sendMedia(
      reply,
      { disposition: 'attachment', name: personalTexts.archiveName, mediaType: 'application/zip' },
      content,
    );
  });
}
