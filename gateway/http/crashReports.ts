import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { countAttempts } from '../limits/attempts.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';

/** Also limits the message, which the log shortens further. */
const largestReport = 2 * 1024;

const places = ['screen', 'shell', 'window', 'promise'] as const;

/** What the page sends (web/lib/crashReports.ts). */
const report = z.strictObject({
  message: z.string(),
  place: z.enum(places),
  /** File, line and column in the built page. */
  component: z
    .string()
    .regex(/^[\w.-]{1,80}(:\d{1,7}){2}$/)
    .nullable(),
  /** File name of the page's entry, which changes with each build. */
  release: z.string().regex(/^[\w.-]{1,80}$/),
  requestId: z
    .string()
    .regex(/^[\w.-]{8,64}$/)
    .nullable(),
});

/**
 * The message without what a person may have typed: browsers quote texts that they could not read, and our own messages
 * for people are Russian.
 */
export const withoutPersonalData = (message: string): string =>
  message
    .replace(/"[^"]*"?|«[^»]*»?|`[^`]*`?/g, '…')
    .replace(/'(?![A-Za-z_$][\w$]{0,40}')[^']*'/g, '…')
    .replace(/\S*(?:@|%40|:\/\/)\S*/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/[\w-]*\d{4,}[\w-]*|[\w-]{32,}/g, '…')
    .replace(/…(?:[\s.,]*…|\.)*/g, '…')
    .slice(0, 200);

/** Browsers send the origin with each POST. A proxy may change the scheme, but keeps the host. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** POST /crash-reports: one log line and one count for a crash of the page in a browser. Reads no session. */
export function serveCrashReports(app: FastifyInstance, { attemptLimiters }: Services, metrics: Metrics): void {
  // For the same reason as in `expectFailures`.
  for (const place of places) metrics.pageCrashed(place, 0);
  app.post('/crash-reports', { bodyLimit: largestReport }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request)) return reply.code(403).send();
    const { data: crash } = report.safeParse(request.body);
    if (crash === undefined) return reply.code(400).send();
    const { mayReportCrash } = countAttempts(attemptLimiters, request.ip);
    if (!(await mayReportCrash())) return reply.code(429).send();
    const { message, requestId: failedRequest, ...facts } = crash;
    const crashFacts = { ...facts, failedRequest, message: withoutPersonalData(message) };
    request.log.warn({ component: 'page', crash: crashFacts }, 'the page crashed in a browser');
    metrics.pageCrashed(crash.place);
    return reply.code(204).send();
  });
}
