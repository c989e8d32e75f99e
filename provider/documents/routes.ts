import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../schema/callerNetwork.ts';
import { toMoscowDay } from '../dates.ts';
import { sendMedia } from '../files/answer.ts';
import { mediaUrl, originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { notFound, rejected } from '../http/rejections.ts';
import { idText, read, recordQuery, text } from '../http/validation.ts';
import { printable } from '../outbound/pdf/facts.ts';
import { fullName } from '../people.ts';
import type { Services } from '../services.ts';
import { drawDocument } from './draw.ts';
import { schoolOf, toFacts } from './facts.ts';
import { issueDocument, normalCode, numberOf } from './issue.ts';
import { findByCode, findDocumentSource } from './queries.ts';
import { certificateUnavailable, invitationUnavailable } from './rules.ts';

const kinds = {
  invitation: { file: 'invitation.pdf', name: 'Приглашение', unavailable: invitationUnavailable },
  certificate: {
    file: 'certificate.pdf',
    name: 'Сертификат',
    unavailable: certificateUnavailable,
  },
};
type Kind = keyof typeof kinds;

const verification = z.object({ code: text(100) });

/**
 * Invitation and certificate. Opening the address draws the document from the present data; number, date and code of the
 * first time stay (docs/decisions/040).
 */
export function documentRoutes(app: FastifyInstance, { db, clock, throttle, publicUrl }: Services): void {
  const user = { config: { access: 'user' as const } };

  const answerLink = (kind: Kind) => async (request: FastifyRequest) => {
    const { id } = read(recordQuery, request.query);
    const row = await findDocumentSource(db, id);
    if (!row || row.account_id !== callerOf(request).id) throw notFound();
    const reason = kinds[kind].unavailable(row, clock.now());
    if (reason) throw rejected(reason);
    return { url: mediaUrl(originOf(request), `documents/${id}/${kinds[kind].file}`) };
  };
  app.get('/api/users/registration/invite/', user, answerLink('invitation'));
  app.get('/api/users/registration/sert/', user, answerLink('certificate'));

  for (const kind of ['invitation', 'certificate'] as const) {
    const { file, name, unavailable } = kinds[kind];
    app.get(`/media/documents/:id/${file}`, user, async (request, reply) => {
      const caller = callerOf(request);
      const id = idText.safeParse((request.params as { id: string }).id);
      const row = id.success ? await findDocumentSource(db, id.data) : undefined;
      // Another person's registration answers as one that does not exist.
      if (!row || (row.account_id !== caller.id && !caller.isModerator)) throw notFound();
      if (unavailable(row, clock.now())) throw notFound();
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
  /** Only what the document prints, and no name once it is no longer valid. */
  app.get('/api/documents/verify/', { config: { access: 'open' } }, async (request) => {
    throttle.take({ documentChecksFromAddress: networkOf(request.ip) });
    const { code } = read(verification, request.query);
    const found = await findByCode(db, normalCode(code));
    if (!found) throw notFound();
    const { document, source } = found;
    // An erased person's document stays valid without the name.
    const isCurrent = source.is_active || source.erased_at !== null;
    const isValid = isCurrent && kinds[document.kind].unavailable(source, clock.now()) === null;
    return {
      data: {
        kind: document.kind,
        is_valid: isValid,
        number: numberOf(source.year, document),
        issued_on: toMoscowDay(document.issued_at),
        user_descr: isValid ? fullName(source) : null,
        event: schoolOf(source) ?? source.forum,
        starts_on: source.starts_on,
        ends_on: source.ends_on,
      },
    };
  });
}
