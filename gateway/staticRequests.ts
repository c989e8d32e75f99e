import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { jsonText } from './jsonText.ts';
import { sendPrepared } from './prepared.ts';
import type { StaticAnswers } from './staticAnswers.ts';

/** What a request by hash says; `version` is the one of the answers that the asking page was made with. */
const query = z.object({
  extensions: jsonText.pipe(z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) })),
  variables: jsonText.pipe(z.record(z.string(), z.unknown())).optional(),
  version: z.string().optional(),
});

/** The address names the content: it never changes. */
const forEver = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';

/**
 * Answers `GET /graphql` for a static operation by its hash: neither token nor cookie is looked at, so that everybody
 * on the way may keep the answer.
 * @returns the hash of what was answered; null for every other request, which is Apollo's
 */
export async function answerStatic(
  answers: StaticAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const asked = query.safeParse(request.query);
  if (request.method !== 'GET' || !asked.success) return null;
  const { extensions, variables, version } = asked.data;
  const hash = extensions.persistedQuery.sha256Hash;
  const answer = await answers.answer(hash, variables).catch(() => null);
  if (answer === null) return null;
  const isNamed = version !== undefined && version === answers.version;
  sendPrepared(request, reply, answer, isNamed ? forEver : forAMinute);
  return hash;
}
