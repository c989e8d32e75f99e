import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { contentPolicy } from './page/contentPolicy.ts';

/** What the page never asks a browser for, so that nothing on it can. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
];
const permissionsPolicy = refusedFeatures.map((name) => `${name}=()`).join(', ');

/** A year, the least that browsers take for their own lists. */
const strictTransport = { maxAge: 31_536_000, includeSubDomains: true };

interface HeaderOptions {
  /** Where the built page lies: its policy names its inline scripts. */
  pageFolder: string;
  /** Whether the portal is served over https. */
  isHttps: boolean;
}

/** The headers of every answer, worked out once: they keep a browser from doing more with it than is meant (decision 022). */
export function securityHeaders({ pageFolder, isHttps }: HeaderOptions): Record<string, string> {
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy };
  const protect = helmet({
    contentSecurityPolicy: contentPolicy(pageFolder),
    strictTransportSecurity: isHttps ? strictTransport : false,
    xFrameOptions: { action: 'deny' },
  });
  const answer = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  protect({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Puts the headers on every answer. */
export function protectAnswers(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Answers an address that cannot be read. No hook runs for it, and the framework's own answer repeats the address. */
export const refuseAddress =
  (headers: Record<string, string>) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply
      .code(400)
      .headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('Адрес не\u00a0удалось прочитать\n');
  };
