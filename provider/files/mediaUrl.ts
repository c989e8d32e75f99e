import type { FastifyRequest } from 'fastify';

/** The provider's address as its caller sees it: like Django REST framework, it builds absolute links from the Host header. */
export const originOf = (request: FastifyRequest) => `${request.protocol}://${request.headers.host ?? 'localhost'}`;

export const mediaUrl = (origin: string, path: string) => `${origin}/media/${path}`;

/** Characters that would split an address, or that a proxy might decode twice. */
const UNSAFE_IN_LINK = /[%/\\?#]/g;

/** Ends with the owner's file name, so that a person can distinguish files. */
export const namedMediaUrl = (origin: string, { path, name }: { path: string; name: string }) =>
  // encodeURIComponent throws on half a surrogate pair, so the name goes through a Buffer.
  `${mediaUrl(origin, path)}/${encodeURIComponent(Buffer.from(name).toString().replace(UNSAFE_IN_LINK, '_'))}`;
