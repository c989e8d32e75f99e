import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Asset, assetsPath } from '../editions/assets.ts';
import type { Editions } from '../editions/load.ts';

type EditionAssets = ReturnType<typeof indexAssets>;

const withoutHash = (path: string) => path.replace(/\.[0-9a-f]{12}(?=\.[a-z]+$)/, '');

function isUnchanged({ file, size, changedAt }: Asset): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.size === size && found.mtimeMs === changedAt;
}

/** Finds the file of an address. */
export function indexAssets({ all }: Editions) {
  const assets = all.flatMap((edition) => edition.assets);
  const byPath = new Map(assets.map((asset) => [asset.path, asset]));
  const byName = new Map(assets.map((asset) => [withoutHash(asset.path), asset]));
  return {
    /** `isExact`: the file's content still matches the hash in its address. */
    find(path: string): { asset: Asset; isExact: boolean } | null {
      const asset = byPath.get(path);
      if (asset !== undefined) return { asset, isExact: isUnchanged(asset) };
      // A page that is open, or another gateway's page, may name the file's earlier or later content.
      const named = path === withoutHash(path) ? undefined : byName.get(withoutHash(path));
      return named === undefined ? null : { asset: named, isExact: false };
    },
  };
}

/** GET /editions/…: only files that the editions have. Caches keep a file for ever under the address of its content. */
export async function serveAssets(app: FastifyInstance, assets: () => EditionAssets): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: import.meta.dirname, serve: false });
    scope.get(`${assetsPath}*`, async (request, reply) => {
      const found = assets().find(request.url.split('?')[0] ?? '');
      if (found === null) return reply.callNotFound();
      const { asset, isExact } = found;
      const caching = isExact ? { maxAge: '365d', immutable: true } : { cacheControl: false };
      if (!isExact) reply.header('cache-control', 'no-cache');
      return reply.type(asset.mediaType).sendFile(basename(asset.file), dirname(asset.file), caching);
    });
  });
}
