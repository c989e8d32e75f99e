import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shortHash } from './shortHash.ts';

/** A body that does not change while the gateway runs. */
export interface Precompressed {
  type: string;
  hash: string;
  plain: Buffer;
  /** Null until `compress` has run; meanwhile the web server compresses each answer. */
  compressed: { br: Buffer; gzip: Buffer } | null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Nearly as small as the best quality, in a tenth of the time. */
const brotliQuality = 9;
const bestGzip = 9;

export function precompress(type: string, text: string): Precompressed {
  const plain = Buffer.from(text);
  return { type, hash: shortHash(plain), plain, compressed: null };
}

/** Compresses in zlib's thread pool, so that the event loop stays free. */
export async function compress(prepared: Precompressed): Promise<void> {
  const { plain } = prepared;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: bestGzip })]);
  prepared.compressed = { br, gzip: gz };
}

/** Brotli's default quality takes a hundred times as long for a few percent of size. */
export const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Shorter answers gain nothing. */
const smallestBytes = 1024;

const codings = new Negotiator({ supportedValues: ['br', 'gzip'] });

/** Compresses an answer in one piece: the web server's stream for each costs more than a small operation. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string) {
  const bytes = Buffer.from(text);
  const coding = codings.negotiate(request.headers['accept-encoding'] ?? '');
  if (coding === null || bytes.length < smallestBytes) return reply.send(bytes);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  const compressed = coding === 'br' ? await brotli(bytes, quickBrotli) : await zip(bytes);
  return reply.header('content-encoding', coding).send(compressed);
}

export function sendPrecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Precompressed,
  cacheControl: string,
) {
  const { type, hash, plain, compressed } = prepared;
  // Weak, because all codings share it.
  const etag = `W/"${hash}"`;
  reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding');
  const known = (request.headers['if-none-match'] ?? '').split(',');
  const isKnown = known.some((it) => it.trim() === etag || it.trim() === '*');
  if (isKnown && request.method === 'GET' && reply.statusCode === 200) return reply.code(304).send();
  reply.type(type);
  const coding = codings.negotiate(request.headers['accept-encoding'] ?? '');
  if (compressed === null || coding === null) return reply.send(plain);
  return reply.header('content-encoding', coding).send(compressed[coding]);
}
