import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerDeadline } from '../context.ts';
import { callerToken } from '../limits/session.ts';
import { discard } from '../provider/http/transport.ts';
import { mediaPath, mediaTarget, safeMediaPart, safeMediaQuery } from '../provider/media/mediaLinks.ts';
import { hasExpired, splitMark } from '../provider/media/mediaMark.ts';
import type { Services } from '../services.ts';
import { mediaTexts } from '../texts/media.ts';
import { createCallerBudget } from './callerBudget.ts';
import { statusOf } from './errorBody.ts';
import { mediaRights } from './mediaRights.ts';
import { requireKnownTokens } from './tokenHeader.ts';

/** Types that a browser may display; it downloads others, so that nothing runs in the portal's origin. */
const shownTypes = /^(?:application\/pdf|image\/(?:png|jpeg|gif|webp)|text\/plain)\b/i;

const policy = (ancestors: "'self'" | "'none'") =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${ancestors}`;
const sandbox = `${policy("'none'")}; sandbox`;
/** The portal's own record shows a PDF in a frame. A sandbox would block the browser's PDF viewer. */
const framed = { 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': policy("'self'") };
/** The page that takes the place of a PDF in its frame. */
const framedPage = { ...framed, 'content-security-policy': `${policy("'self'")}; sandbox` };

const errorTexts: Record<number, string> = mediaTexts.byStatus;

/**
 * A page without texts of the provider; server errors show the request id for the logs.
 * @param isFile whether the page answers the address of a file, which the portal may show in a frame
 */
function rejectDownload(reply: FastifyReply, status: number, isFile = false) {
  const text = errorTexts[status] ?? mediaTexts.unavailable;
  const code = status >= 500 ? mediaTexts.requestCode(reply.request.id) : '';
  const page = mediaTexts.page(text, code);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .headers(isFile ? framedPage : { 'content-security-policy': sandbox })
    .type('text/html; charset=utf-8')
    .send(page);
}

const rejectFile = (reply: FastifyReply, status: number) => rejectDownload(reply, status, true);

/**
 * GET /media/*: streams the provider's files to their owner and to moderators (API-32, FIL-06, ruling R11). The gateway
 * checks this itself: many deployments make their media folder public.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.raw.url ?? '') ?? [];
    const part = safeMediaPart(path.slice(mediaPath.length));
    const { query, mark } = splitMark(search);
    if (part === null || safeMediaQuery(query) === null) return rejectFile(reply, 404);
    const token = callerToken(request, services.cookie);
    if (token === null) return rejectFile(reply, 401);
    if (hasExpired(mark)) return rejectFile(reply, 410);
    const client = services.provider.bind({
      requestId: request.id,
      address: request.ip,
      log: request.log,
      token: () => token,
      signal: answerDeadline(reply, null),
    });
    const rights = mediaRights(request, token, services);
    try {
      const verification = await rights.verify();
      if (verification.state !== 'valid') return rejectFile(reply, statusOf(verification.error));
      if (!(await rights.mayOpen(verification.accountId, part, mark))) return rejectFile(reply, 403);
      const { status, headers, body } = await client.media(mediaTarget(part, query, services));
      if (status !== 200) {
        discard(body);
        // Some deployments answer 403 to a token that the provider no longer knows.
        const isOver = status === 403 && (await rights.verify()).state === 'invalid';
        return rejectFile(reply, isOver ? 401 : [401, 403, 404].includes(status) ? status : 502);
      }
      const type = String(headers['content-type'] ?? 'application/octet-stream');
      const isShown = shownTypes.test(type);
      reply.header('content-type', isShown ? type : 'application/octet-stream');
      const isPdf = /^application\/pdf\b/i.test(type);
      reply.headers(isPdf ? framed : { 'content-security-policy': sandbox });
      reply.header('cache-control', 'private, no-store');
      if (headers['content-length'] !== undefined) reply.header('content-length', headers['content-length']);
      const disposition = headers['content-disposition'];
      // A frame shows nothing of an attachment; the name stays.
      if (typeof disposition === 'string')
        reply.header('content-disposition', isPdf ? disposition.replace(/^attachment\b/i, 'inline') : disposition);
      else if (!isShown) reply.header('content-disposition', 'attachment');
      return reply.send(body);
    } catch (error) {
      return rejectFile(reply, statusOf(error));
    }
  }

  const { verify } = createCallerBudget(services);
  void app.register(async (scope) => {
    requireKnownTokens(scope, verify);
    scope.get(`${mediaPath}*`, { compress: false }, answer);
  });
}
