import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sendMedia } from '../files/answer.ts';
import { mediaUrl, originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { notFound, rejected } from '../http/rejections.ts';
import { idText, read, recordQuery } from '../http/validation.ts';
import { printable } from '../outbound/pdf/facts.ts';
import type { Services } from '../services.ts';
import { drawDocument } from './draw.ts';
import { toFacts } from './facts.ts';
import { issueDocument } from './issue.ts';
import { findDocumentSource } from './queries.ts';
import { whyUnavailable } from './rules.ts';

const kinds = {
  invitation: { file: 'invitation.pdf', name: 'Приглашение' },
  certificate: { file: 'certificate.pdf', name: 'Сертификат' },
};
type Kind = keyof typeof kinds;

/**
 * Invitation and certificate. Opening the address draws the document from the present data; number, date and code stay those
 * of the first time (docs/decisions/040).
 */
export function documentRoutes(app: FastifyInstance, { db, clock, publicUrl }: Services): void {
  const user = { config: { access: 'user' as const } };

  const answerLink = (kind: Kind) => async (request: FastifyRequest) => {
    const { id } = read(recordQuery, request.query);
    const row = await findDocumentSource(db, id);
    if (!row || row.account_id !== callerOf(request).id) throw notFound();
    const reason = whyUnavailable[kind](row, clock.now());
    if (reason) throw rejected(reason);
    return { url: mediaUrl(originOf(request), `documents/${id}/${kinds[kind].file}`) };
  };
  app.get(callPaths.getInvitation, user, answerLink('invitation'));
  app.get(callPaths.getCertificate, user, answerLink('certificate'));

  for (const kind of ['invitation', 'certificate'] as const) {
    const { file, name } = kinds[kind];
    app.get(`/media/documents/:id/${file}`, user, async (request, reply) => {
      const caller = callerOf(request);
      const id = idText.safeParse((request.params as { id: string }).id);
      const row = id.success ? await findDocumentSource(db, id.data) : undefined;
      // Another person's registration gets the same answer as an unknown one.
      if (!row || (row.account_id !== caller.id && !caller.isModerator)) throw notFound();
      if (whyUnavailable[kind](row, clock.now())) throw notFound();
      const document = await issueDocument(db, row.id, kind, clock.now());
      const content = await drawDocument({ kind, facts: printable(toFacts(row, document, publicUrl)) });
      const media = {
        disposition: 'inline' as const,
        name: `${name}.pdf`,
        mediaType: 'application/pdf',
        size: content.length,
      };
      return sendMedia(reply, media, content);
    });
  }
}
