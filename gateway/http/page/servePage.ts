import { existsSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicAnswers } from '../../apollo/sharedAnswers.ts';
import { precompress, sendPrecompressed } from '../../lib/precompressed.ts';
import type { PublicPages } from './publicPages.ts';

const notBuilt = 'The page is not built. Run: npm run build\n';

/** Clients revalidate each time; unchanged files answer 304. */
const revalidated = 'no-cache';

/**
 * Browsers accept text/html. Link previews and uptime checks do not send this header: for them a path without an
 * extension is a page.
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
  // A page that is not rendered in advance shows one person or one document: search engines must not list it.
  if (page === null || isPersonal) reply.header('x-robots-tag', 'noindex');
  const cacheControl = isPersonal ? 'no-store' : revalidated;
  return sendPrecompressed(request, reply.code(isUnknown ? 404 : 200), sent, cacheControl);
}

/** Hashed assets are immutable; everything else revalidates. */
export async function servePage(app: FastifyInstance, folder: string, pages: () => PublicPages): Promise<void> {
  await app.register(async (scope) => {
    // The library forbids names that no file can have, such as a very long one; to a visitor they are unknown addresses.
    scope.setErrorHandler<FastifyError>((error, _, reply) => {
      if (error.statusCode !== 403) throw error;
      return reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
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
  });
  app.get('/', (request, reply) => sendPage(pages(), request, reply));
  app.get('/index.html', (request, reply) => sendPage(pages(), request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request)) return sendPage(pages(), request, reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** GET /robots.txt and /sitemap.xml; the pages themselves say whether search engines may list them. */
export function serveSitemap(app: FastifyInstance, publicUrl: string, pages: () => PublicPages): void {
  app.get('/robots.txt', (_, reply) => {
    const lines = ['User-agent: *', 'Disallow: /graphql', 'Disallow: /media/', '', `Sitemap: ${publicUrl}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_, reply) => {
    const urls = (await pages().listed()).map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ];
    return reply.type('application/xml; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

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
    return sendPrecompressed(request, reply, precompress(script, text), revalidated);
  });
}
