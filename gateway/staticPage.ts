import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const notBuilt = 'Страница портала ещё не собрана. Выполните: npm run build\n';

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
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('Не найдено\n');
    if (!existsSync(join(folder, 'index.html'))) {
      return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    }
    return reply.sendFile('index.html');
  });
}
