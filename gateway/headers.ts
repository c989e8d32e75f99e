import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Puts on every answer what keeps a browser from doing more with it than is meant (decision 022). */
export async function protectAnswers(app: FastifyInstance, { pageFolder, isHttps }: HeaderOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(pageFolder),
    strictTransportSecurity: isHttps ? strictTransport : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}

/** The answer to an address that cannot be read. No hook runs for it, and the framework's own would repeat the address. */
export const refuseAddress =
  (isHttps: boolean) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { maxAge } = strictTransport;
    reply
      .code(400)
      .headers({
        'x-request-id': request.id,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'permissions-policy': permissionsPolicy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        ...(isHttps ? { 'strict-transport-security': `max-age=${maxAge}; includeSubDomains` } : {}),
        'cache-control': 'no-store',
      })
      .type('text/plain; charset=utf-8')
      .send('Адрес не\u00a0удалось прочитать\n');
  };
