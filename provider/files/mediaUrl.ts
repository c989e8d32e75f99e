import type { FastifyRequest } from 'fastify';

/** Where the caller sees us: links are absolute and built from the Host header, as this family does. */
export const originOf = (request: FastifyRequest) => `${request.protocol}://${request.headers.host ?? 'localhost'}`;

/** Address of a stored file. */
export const mediaUrl = (origin: string, path: string) => `${origin}/media/${path}`;

/** What would split an address, or be decoded twice by somebody on the way. */
const UNSAFE_IN_LINK = /[%/\\?#]/g;

/** Address of a stored file that ends with the name its owner gave it, so that a person can tell files apart. */
export const namedMediaUrl = (origin: string, { path, name }: { path: string; name: string }) =>
  // Through a Buffer, because encodeURIComponent throws on half a surrogate pair.
  `${mediaUrl(origin, path)}/${encodeURIComponent(Buffer.from(name).toString().replace(UNSAFE_IN_LINK, '_'))}`;
