import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file's name and type; its size where it is known before it is sent. */
type Media = { disposition: 'inline' | 'attachment'; name: string; mediaType: string; size?: number };

/** RFC 5987. Through a Buffer, because encodeURIComponent throws on half a surrogate pair; it also leaves some characters that the header's syntax does not. */
const encodeName = (name: string) =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Sends a file under its own name; no browser shall guess another type, no cache on the way shall keep it. */
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
      'Cache-Control': 'private, no-cache',
    })
    .send(content);
}
