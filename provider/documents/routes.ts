import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dateRange } from '../dates.ts';
import { sendMedia } from '../files/answer.ts';
import { mediaUrl, originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { forbidden, notFound, rejected } from '../http/rejections.ts';
import { idText, read, recordQuery } from '../http/validation.ts';
import { makeCertificate } from '../outbound/pdf/certificate.ts';
import { type DocumentFacts, printable } from '../outbound/pdf/facts.ts';
import { makeInvitation } from '../outbound/pdf/invitation.ts';
import { fullName } from '../people.ts';
import { LISTENER, SPEAKER } from '../registrations/registration.ts';
import type { Services } from '../services.ts';
import { type DocumentSource, findDocumentSource } from './queries.ts';
import { certificateUnavailable, invitationUnavailable } from './rules.ts';

const kinds = {
  invitation: { file: 'invitation.pdf', name: 'Приглашение', unavailable: invitationUnavailable, make: makeInvitation },
  certificate: {
    file: 'certificate.pdf',
    name: 'Сертификат',
    unavailable: certificateUnavailable,
    make: makeCertificate,
  },
};
type Kind = keyof typeof kinds;

function formatOf(row: DocumentSource): DocumentFacts['format'] {
  if (row.is_school) return 'school';
  if (row.confirm_type === LISTENER) return 'listener';
  return row.confirm_type === SPEAKER ? 'speaker' : 'poster';
}

function toFacts(row: DocumentSource, createdAt: Date): DocumentFacts {
  const talk = !row.is_school && row.confirm_type > LISTENER;
  return {
    fullName: fullName(row),
    addressed: [row.first_name, row.middle_name].filter(Boolean).join(' '),
    isFemale: row.is_female,
    forum: row.forum,
    dates: dateRange(row.starts_on, row.ends_on),
    place: row.place,
    format: formatOf(row),
    talk: talk ? row.comments || null : null,
    section: talk ? row.section : null,
    talkDate: talk ? row.org_comment : null,
    createdAt,
  };
}

/** Invitation and certificate. Nothing is stored: opening the address draws the document from the present data. */
export function documentRoutes(app: FastifyInstance, { db, clock }: Services): void {
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
    const { file, name, unavailable, make } = kinds[kind];
    app.get(`/media/documents/:id/${file}`, user, async (request, reply) => {
      const caller = callerOf(request);
      const id = idText.safeParse((request.params as { id: string }).id);
      const row = id.success ? await findDocumentSource(db, id.data) : undefined;
      if (!row) throw notFound();
      if (row.account_id !== caller.id && !caller.isModerator) throw forbidden();
      if (unavailable(row, clock.now())) throw notFound();
      const content = await make(printable(toFacts(row, clock.now())));
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
