import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent as it lies, for as long as the gateway runs. */
export interface Prepared {
  /** Media type. */
  type: string;
  /** Changes with the content. */
  hash: string;
  plain: Buffer;
  /** Compressed ahead of time; until then the web server compresses each answer. */
  compressed: { br: Buffer; gzip: Buffer } | null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Nearly as small as the best, in a tenth of its time. */
const brotliQuality = 9;
const bestGzip = 9;

/** The first characters of a hash that tells contents apart. */
export const shortHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Makes a text ready to be sent. */
export function prepare(type: string, text: string): Prepared {
  const plain = Buffer.from(text);
  return { type, hash: shortHash(plain), plain, compressed: null };
}

/** Compresses once what is to be sent often; the work is done beside the event loop. */
export async function compressAhead(prepared: Prepared): Promise<void> {
  const { plain } = prepared;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: bestGzip })]);
  prepared.compressed = { br, gzip: gz };
}

/** Whether a request takes a content coding; `;q=0` refuses it. */
function takes(request: FastifyRequest, coding: string): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((it) => it.trim());
    return name === coding && !parameters.some((it) => /^q=0(\.0+)?$/.test(it));
  });
}

/** Sends what was prepared, or 304 to whoever has it already. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared, cacheControl: string) {
  const { type, hash, plain, compressed } = prepared;
  // Weak: the same content in several codings.
  const etag = `W/"${hash}"`;
  reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding');
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  const isKnown = known.some((it) => it.trim() === etag || it.trim() === '*');
  if (isKnown && reply.statusCode === 200) return reply.code(304).send();
  reply.type(type);
  if (compressed !== null) {
    for (const coding of ['br', 'gzip'] as const) {
      if (takes(request, coding)) return reply.header('content-encoding', coding).send(compressed[coding]);
    }
  }
  return reply.send(plain);
}
