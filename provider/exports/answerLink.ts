import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { ExportLinksTable } from '../database/tables.ts';
import { namedMediaUrl, originOf } from '../files/mediaUrl.ts';
import { callerOf } from '../http/access.ts';
import { byField } from '../http/rejections.ts';
import type { Services } from '../services.ts';
import { referencesTexts } from '../texts/references.ts';
import { createLink } from './links.ts';
import { writeNote } from './note.ts';

export type ExportSource = Pick<Selectable<ExportLinksTable>, 'meeting_id' | 'section_id'>;

/** A kind of export: its file, and the function that fills it from a source at the time of the download. */
export type ExportKind = {
  kind: ExportLinksTable['kind'];
  name: string;
  mediaType: string;
  disposition: 'inline' | 'attachment';
  count(db: Database, source: ExportSource): Promise<number>;
  open(services: Services, source: ExportSource): Promise<Readable>;
};

/** @throws Rejection of an unknown meeting */
export async function yearOf(db: Database, meetingId: number): Promise<number> {
  const meeting = await db.selectFrom('meetings').select('year').where('id', '=', meetingId).executeTakeFirst();
  if (!meeting) throw byField({ meeting_id: [referencesTexts.unknownMeeting] });
  return meeting.year;
}

/** The address of an export. The request is recorded, so that no list leaves the service without a record. */
export async function answerLink(
  { db, clock }: Services,
  request: FastifyRequest,
  { kind, name, count }: ExportKind,
  { view, ...given }: Partial<ExportSource> & { meeting_id: number; view: string },
) {
  const source = { section_id: null, ...given };
  const account_id = callerOf(request).id;
  const created_at = clock.now();
  const row_count = await count(db, source);
  const key = await db.transaction().execute(async (trx) => {
    const { meeting_id } = source;
    await writeNote(trx, { created_at, action: 'exported', author_id: account_id, meeting_id, view, row_count });
    return createLink(trx, { kind, ...source, account_id, created_at });
  });
  return { url: namedMediaUrl(originOf(request), { path: `exports/${key}`, name }) };
}
