import { extname, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrecompressed } from '../../lib/precompressed.ts';
import type { PublicPages } from './publicPages.ts';

const notBuilt = 'The page is not built. Run: npm run build\n';

/** Clients revalidate each time; unchanged files answer 304. */
const revalidated = 'no-cache';

/**
 * Browsers accept text/html. Link previews and uptime checks send no such header, so for them an extension marks a
 * file.
 */
function asksForPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (accept.includes('text/html')) return true;
  return (accept === '' || accept.includes('*/*')) && extname(url.split('?')[0] ?? '') === '';
}

/** The rendered page, else the one that the browser renders; an unknown address answers 404. */
async function sendPage(pages: PublicPages, request: FastifyRequest, reply: FastifyReply) {
  const [path = '', query = ''] = request.url.split(/[?#]/);
  const found = await pages.find({ path, query: new URLSearchParams(query), visitor: request.ip });
  const { page, isUnknown, isPersonal } = found;
  const sent = page ?? pages.plain();
  if (sent === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
  // A page that is not rendered beforehand shows one person or one document: search engines must not list it.
  if (page === null || isPersonal) reply.header('x-robots-tag', 'noindex');
  const cacheControl = isPersonal ? 'no-store' : revalidated;
  return sendPrecompressed(request, reply.code(isUnknown ? 404 : 200), sent, cacheControl);
}

/** Hashed assets are immutable; everything else revalidates. */
export async function servePage(app: FastifyInstance, folder: string, pages: () => PublicPages): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : revalidated);
    },
  });
  app.get('/', (request, reply) => sendPage(pages(), request, reply));
  app.get('/index.html', (request, reply) => sendPage(pages(), request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request)) return sendPage(pages(), request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
}
