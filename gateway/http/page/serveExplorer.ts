import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const explorerPath = '/explorer';

const notBuilt = 'The explorer is not built. Run: npm run build\n';

/** Own files only, no inline script and no eval; style elements need the nonce of this answer. */
const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export async function serveExplorer(app: FastifyInstance, folder: string): Promise<void> {
  function sendPage(reply: FastifyReply, name: string) {
    const file = join(folder, name);
    if (!existsSync(file)) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(readFileSync(file, 'utf8').replaceAll('%nonce%', nonce));
  }

  app.get(explorerPath, (_, reply) => sendPage(reply, 'index.html'));
  app.get(`${explorerPath}/recipes`, (_, reply) => sendPage(reply, 'recipes.html'));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${explorerPath}/assets/`,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
    });
  });
}
