import { extname, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from '../prepared.ts';
import type { PublicPages } from './publicPages.ts';

const notBuilt = 'Страница портала ещё не собрана. Выполните: npm run build\n';

/** Asked for anew each time; whoever has it already is told so. */
const revalidated = 'no-cache';

/** A browser says so; link previews and uptime checks say nothing, so for them an extension names a file. */
function asksForPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (accept.includes('text/html')) return true;
  return (accept === '' || accept.includes('*/*')) && extname(url.split('?')[0] ?? '') === '';
}

/** The rendered page where there is one, else the one that the browser draws. An address that is none is told so. */
function sendPage(pages: PublicPages, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split(/[?#]/)[0] ?? '';
  const isUnknown = pages.isUnknown(path);
  const page = (isUnknown ? pages.notFound() : pages.find(path)) ?? pages.plain();
  if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  return sendPrepared(request, reply.code(isUnknown ? 404 : 200), page, revalidated);
}

/** Serves the built page: hashed assets for ever, the public pages as they were rendered, for all else the plain one. */
export async function servePage(app: FastifyInstance, folder: string, pages: PublicPages): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : revalidated);
    },
  });
  app.get('/', (request, reply) => sendPage(pages, request, reply));
  app.get('/index.html', (request, reply) => sendPage(pages, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request)) return sendPage(pages, request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Не найдено\n');
  });
}
