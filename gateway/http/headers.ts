import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { errorsTexts } from '../texts/errors.ts';
import { contentPolicy } from './page/contentPolicy.ts';

/** The page uses none of these, so nothing on it may. */
const unusedFeatures = [
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
const permissionsPolicy = unusedFeatures.map((name) => `${name}=()`).join(', ');

/** A year, the minimum for the browsers' preload lists. */
const strictTransport = { maxAge: 31_536_000, includeSubDomains: true };

interface HeaderOptions {
  /** The built page, whose inline scripts the policy allows. */
  pageFolder: string;
  isHttps: boolean;
}

/** The security headers of every answer (decision 022). */
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

export function protectAnswers(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Answers an unreadable address. No hook runs for it, and the framework's own answer would repeat the address. */
export const rejectAddress =
  (headers: Record<string, string>) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply
      .code(400)
      .headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(errorsTexts.unreadableAddress);
  };
