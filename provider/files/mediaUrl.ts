import type { FastifyRequest } from 'fastify';

/** Where the caller sees us: links are absolute and built from the Host header, as this family does. */
export const originOf = (request: FastifyRequest) => `${request.protocol}://${request.headers.host ?? 'localhost'}`;

/** Address of a stored file. */
export const mediaUrl = (origin: string, path: string) => `${origin}/media/${path}`;
