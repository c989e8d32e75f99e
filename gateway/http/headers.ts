import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { errorsTexts } from '../texts/errors.ts';

/** The page uses none of these, so the header forbids them. */
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

const inlineScripts = /<script>([\s\S]*?)<\/script>/g;

function scriptHashes(pageFolder: string): string[] {
  const index = join(pageFolder, 'index.html');
  const html = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** The page loads its own files only and runs only the inline scripts of its build; Mantine writes inline styles. */
function contentPolicy(pageFolder: string) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes(pageFolder)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      // The record of a registration shows its PDF in a frame.
      frameSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

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
