import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { assetsPath } from '../editions/assets.ts';
import type { Editions } from '../editions/load.ts';

/** GET /editions/…: only addresses that were computed at start lead to a file. */
export async function serveAssets(app: FastifyInstance, { all }: Editions): Promise<void> {
  const assets = new Map(all.flatMap((edition) => edition.assets.map((asset) => [asset.path, asset])));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: import.meta.dirname, serve: false, maxAge: '365d', immutable: true });
    scope.get(`${assetsPath}*`, async (request, reply) => {
      const asset = assets.get(request.url.split('?')[0] ?? '');
      if (asset === undefined) return reply.callNotFound();
      return reply.type(asset.mediaType).sendFile(basename(asset.file), dirname(asset.file));
    });
  });
}
