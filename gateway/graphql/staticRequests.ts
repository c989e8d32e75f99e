import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPrecompressed } from '../http/precompressed.ts';
import { jsonText } from '../lib/jsonText.ts';
import type { StaticAnswers } from './staticAnswers.ts';

/** `version` is that of the answers which the requesting page was built with. */
const query = z.object({
  extensions: jsonText.pipe(z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) })),
  variables: jsonText.pipe(z.record(z.string(), z.unknown())).optional(),
  version: z.string().optional(),
});

/** An address with a version never changes its content. */
const immutable = 'public, max-age=31536000, immutable';
const oneMinute = 'public, max-age=60';

/**
 * Answers `GET /graphql` for a static operation by its hash. It ignores token and cookie, so any cache may store the
 * answer.
 * @returns the operation's hash; null leaves the request to Apollo
 */
export async function answerStatic(
  answers: StaticAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const parsed = query.safeParse(request.query);
  if (request.method !== 'GET' || !parsed.success) return null;
  const { extensions, variables, version } = parsed.data;
  const hash = extensions.persistedQuery.sha256Hash;
  const answer = await answers.answer(hash, variables).catch(() => null);
  if (answer === null) return null;
  const isNamed = version !== undefined && version === answers.version;
  sendPrecompressed(request, reply, answer, isNamed ? immutable : oneMinute);
  return hash;
}
