import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { frameworkTexts } from '../texts/framework.ts';
import { Rejection } from './rejections.ts';

const page = (title: string) => `<!doctype html>
<html lang="en">
<head><title>${title}</title></head>
<body><h1>${title}</h1><p></p></body>
</html>
`;

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Status and text of Fastify's rejections, as Django REST framework words them. */
function describeFramework(error: FastifyError, request: FastifyRequest): [number, string] | null {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return [415, frameworkTexts.wrongMediaType(request.headers['content-type'] ?? '')];
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return [413, frameworkTexts.bodyTooLarge];
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? [error.statusCode, frameworkTexts.unreadableRequest]
        : null;
  }
}

/** Sends every rejection as Django REST framework does, without internal details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Rejection, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Rejection) return reply.code(error.status).headers(error.headers).send(error.body);
    const known = describeFramework(error, request);
    if (known) return reply.code(known[0]).send({ detail: known[1] });
    // A client that disconnects during its upload is not an error of the service.
    if (request.raw.socket.destroyed) request.log.debug('the client disconnected');
    else request.log.error({ err: error }, 'request failed');
    return reply.code(500).type('text/html; charset=utf-8').send(page('Server Error (500)'));
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const exists = METHODS.some((method) => method !== request.method && app.findRoute({ method, url: path }) !== null);
    if (exists) return reply.code(405).send({ detail: frameworkTexts.methodNotAllowed(request.method) });
    return reply.code(404).type('text/html; charset=utf-8').send(page('Not Found'));
  });
}

/** Reads JSON as Django REST framework does: an empty body is an empty object, a broken one is a 400 with a detail. */
export function readJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new Rejection(400, { detail: frameworkTexts.brokenJson }));
    }
  });
}
