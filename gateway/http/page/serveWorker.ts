import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PublicAnswers } from '../../apollo/publicAnswers.ts';
import { precompress, sendPrecompressed } from '../../lib/precompressed.ts';
import type { PublicPages } from './publicPages.ts';

const script = 'text/javascript; charset=utf-8';

/**
 * GET /service-worker.js: the built worker behind a line with the versions of page and data. The line changes with a new
 * build and with the editions' data, and a browser that finds another file installs it.
 */
export function serveWorker(
  app: FastifyInstance,
  folder: string,
  published: () => { pages: PublicPages; answers: PublicAnswers },
): void {
  app.get('/service-worker.js', async (request, reply) => {
    const { pages, answers } = published();
    const file = join(folder, 'service-worker.js');
    // The page is compared with its data: without them the worker would store nothing that fits together.
    await pages.listed();
    const page = pages.plain();
    if (page === null || !existsSync(file))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const versions = JSON.stringify({ version: page.hash, answers: answers.version() ?? '' });
    const text = `self.portal = ${versions};\n${readFileSync(file, 'utf8')}`;
    return sendPrecompressed(request, reply, precompress(script, text), 'no-cache');
  });
}
