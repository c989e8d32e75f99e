import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** `size` is missing if it is unknown before sending. */
type Media = { disposition: 'inline' | 'attachment'; name: string; mediaType: string; size?: number };

/**
 * RFC 5987. encodeURIComponent throws on half a surrogate pair, so the name goes through a Buffer; it also leaves some
 * characters that the header does not allow.
 */
const encodeName = (name: string) =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Sends a file under its own name. Browsers must not guess its type, and caches must not store it: "Back" after a logout shows nothing. */
export function sendMedia(
  reply: FastifyReply,
  { disposition, name, mediaType, size }: Media,
  content: Readable | Buffer,
): FastifyReply {
  return reply
    .headers({
      'Content-Type': mediaType,
      ...(size !== undefined && { 'Content-Length': size }),
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeName(name)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    })
    .send(content);
}
