import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const notBuilt = 'Страница портала ещё не собрана. Выполните: npm run build\n';

/** A browser says so; link previews and uptime checks say nothing, so for them an extension names a file. */
function asksForPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (method !== 'GET') return false;
  if (accept.includes('text/html')) return true;
  return (accept === '' || accept.includes('*/*')) && extname(url.split('?')[0] ?? '') === '';
}

/** Serves the built page: hashed assets for ever, index.html always asked for anew, and for every path of the page. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: 'index.html',
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Не найдено\n');
    if (!existsSync(join(folder, 'index.html'))) {
      return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    }
    return reply.sendFile('index.html');
  });
}
