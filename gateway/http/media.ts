import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerDeadline } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { mediaPrefix } from '../provider/contract.ts';
import { mediaPath, safeMediaPart } from '../provider/mediaLinks.ts';
import type { Services } from '../services.ts';
import { callerToken } from './session.ts';

/** Types that a browser may display; it downloads others, so that nothing runs in the portal's origin. */
const shownTypes = /^(?:application\/pdf|image\/(?:png|jpeg|gif|webp)|text\/plain)\b/i;

const sandbox = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** A sandbox would block the browser's PDF viewer. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const errorTexts: Record<number, string> = {
  401: 'Чтобы открыть файл, войдите в личный кабинет.',
  403: 'Этот файл доступен только его владельцу и модераторам.',
  404: 'Такого файла нет.',
  504: 'Сервис не ответил вовремя, попробуйте ещё раз.',
};

/** A page without texts of the provider; server errors show the request id for the logs. */
function reject(reply: FastifyReply, status: number) {
  const text = errorTexts[status] ?? 'Файл сейчас недоступен, попробуйте позже.';
  const code = status >= 500 ? `<p>Код обращения: ${reply.request.id}</p>` : '';
  const page = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Файл недоступен</title><p>${text}</p>${code}</html>`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', sandbox)
    .type('text/html; charset=utf-8')
    .send(page);
}

const statusOf = (error: unknown) => (error instanceof GatewayError && error.code === 'PROVIDER_TIMEOUT' ? 504 : 502);

/** GET /media/*: streams the provider's files with the caller's rights (API-32, FIL-06, ruling R11). */
export function serveMedia(app: FastifyInstance, services: Services): void {
  app.get(`${mediaPath}*`, { compress: false }, async (request, reply) => {
    const part = safeMediaPart((request.raw.url ?? '').split(/[?#]/)[0]?.slice(mediaPath.length) ?? '');
    if (part === null) return reject(reply, 404);
    const token = callerToken(request, services.cookie);
    const client = services.provider.bind({
      requestId: request.id,
      address: request.ip,
      log: request.log,
      token: () => token,
      signal: answerDeadline(reply, null).signal,
    });
    try {
      const { status, headers, body } = await client.media(`${mediaPrefix}${part}`);
      if (status !== 200) {
        body.on('error', () => {}).destroy();
        return reject(reply, [401, 403, 404].includes(status) ? status : 502);
      }
      const type = String(headers['content-type'] ?? 'application/octet-stream');
      const isShown = shownTypes.test(type);
      reply.header('content-type', isShown ? type : 'application/octet-stream');
      reply.header('content-security-policy', /^application\/pdf\b/i.test(type) ? pdfPolicy : sandbox);
      reply.header('cache-control', 'private, no-cache').header('x-content-type-options', 'nosniff');
      if (headers['content-length'] !== undefined) reply.header('content-length', headers['content-length']);
      const disposition = headers['content-disposition'];
      if (typeof disposition === 'string') reply.header('content-disposition', disposition);
      else if (!isShown) reply.header('content-disposition', 'attachment');
      return reply.send(body);
    } catch (error) {
      return reject(reply, statusOf(error));
    }
  });
}
