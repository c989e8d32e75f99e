import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { findPlace } from '../attendance/place.ts';
import type { ExportLinksTable } from '../database/tables.ts';
import { sendMedia } from '../files/answer.ts';
import { namedMediaUrl, originOf } from '../files/mediaUrl.ts';
import { writeNote } from '../history/queries.ts';
import { callerOf } from '../http/access.ts';
import { byField, notFound, rejected } from '../http/rejections.ts';
import { id, idText, meetingQuery, read } from '../http/validation.ts';
import { listSections } from '../registrations/queries.ts';
import type { Services } from '../services.ts';
import { exportsTexts } from '../texts/exports.ts';
import { referencesTexts } from '../texts/references.ts';
import { countAbstracts } from './abstracts.ts';
import { openAbstracts } from './archive.ts';
import { countBadges, openBadges } from './badges.ts';
import { createLink, findLink } from './links.ts';
import { countSheet, isSheet, openSheet, TITLES } from './sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ATTACHMENT = 'attachment' as const;
const KEY = /^[\da-f]{32}$/;
const MOST_BADGES = 20_000;
const attendanceQuery = z.object({ type: z.enum(['attendance', 'audience']), section_id: idText.optional() });
const badgesRequest = z.object({ meeting_id: id, ids: z.array(id).min(1).max(MOST_BADGES) });
const abstractsRequest = z.object({ meeting_id: id, section_id: id.nullable() });

type Source = Pick<Selectable<ExportLinksTable>, 'kind' | 'meeting_id' | 'section_id' | 'participation_ids'>;
type ExportRequest = Omit<Source, 'participation_ids'> & { participation_ids?: number[]; view: string };

const FILES = {
  // A browser shows it for printing.
  badges: { name: 'Бейджи.pdf', mediaType: 'application/pdf', disposition: 'inline' as const },
  abstracts: { name: 'Тезисы.zip', mediaType: 'application/zip', disposition: ATTACHMENT },
};

const fileOf = (kind: Source['kind']) =>
  kind === 'badges' || kind === 'abstracts'
    ? FILES[kind]
    : { name: `${TITLES[kind]}.xlsx`, mediaType: XLSX, disposition: ATTACHMENT };

/**
 * Exports: workbooks, badges, theses. Nothing is stored: the address stands for a source, and opening it writes the file
 * from the present data. Moderators share the address; the rights of the person who opens it decide. The request for the
 * address is noted, so that no list leaves without a note.
 */
export function exportRoutes(app: FastifyInstance, { db, clock, publicUrl, mediaDir }: Services): void {
  const moderator = { config: { access: 'moderator' as const } };

  function countRows(source: Source): Promise<number> {
    if (isSheet(source)) return countSheet(db, source);
    return source.kind === 'badges' ? countBadges(db, source) : countAbstracts(db, source);
  }

  function openFile(source: Source, request: FastifyRequest): Promise<Readable> {
    if (isSheet(source)) return openSheet(db, source);
    if (source.kind === 'badges') return openBadges(db, source, { publicUrl, now: clock.now() });
    return openAbstracts(db, source, { mediaDir, now: clock.now(), log: request.log });
  }

  async function answerLink(request: FastifyRequest, { view, ...given }: ExportRequest, empty?: string) {
    const source = { participation_ids: null, ...given };
    const account_id = callerOf(request).id;
    const created_at = clock.now();
    const row_count = await countRows(source);
    if (row_count === 0 && empty !== undefined) throw rejected(empty);
    const key = await db.transaction().execute(async (trx) => {
      const { meeting_id } = source;
      await writeNote(trx, { created_at, action: 'exported', author_id: account_id, meeting_id, view, row_count });
      return createLink(trx, { ...source, account_id, created_at });
    });
    return { url: namedMediaUrl(originOf(request), { path: `exports/${key}`, name: fileOf(source.kind).name }) };
  }

  async function yearOf(meetingId: number): Promise<number> {
    const meeting = await db.selectFrom('meetings').select('year').where('id', '=', meetingId).executeTakeFirst();
    if (!meeting) throw byField({ meeting_id: [referencesTexts.unknownMeeting] });
    return meeting.year;
  }

  app.get('/api/users/export/excel/', moderator, async (request) => {
    const { meeting_id } = read(meetingQuery, request.query);
    const view = `${TITLES.participations} ${await yearOf(meeting_id)} (xlsx)`;
    return answerLink(request, { kind: 'participations', meeting_id, section_id: null, view });
  });

  app.get('/api/users/attendance/list/', moderator, async (request) => {
    const { type, section_id } = read(attendanceQuery, request.query);
    const { section, ...place } = await findPlace(db, section_id);
    return answerLink(request, {
      kind: type,
      ...place,
      view: `${TITLES[type]}: ${section ?? exportsTexts.allSections} (xlsx)`,
    });
  });

  app.post('/api/users/export/badges/', moderator, async (request) => {
    const { meeting_id, ids } = read(badgesRequest, request.body);
    const view = `Бейджи ${await yearOf(meeting_id)} (pdf)`;
    const source = { kind: 'badges' as const, meeting_id, section_id: null, participation_ids: ids, view };
    return answerLink(request, source, exportsTexts.noActiveRegistrations);
  });

  app.post('/api/users/export/abstracts/', moderator, async (request) => {
    const { meeting_id, section_id } = read(abstractsRequest, request.body);
    const year = await yearOf(meeting_id);
    const section = (await listSections(db, meeting_id)).find((candidate) => candidate.id === section_id);
    if (section_id !== null && !section) throw byField({ section_id: [referencesTexts.unknownSection] });
    const view = `Тезисы ${year}: ${section?.name ?? exportsTexts.allSections} (zip)`;
    return answerLink(request, { kind: 'abstracts', meeting_id, section_id, view }, exportsTexts.noTalks);
  });

  app.get('/media/exports/:key/:name', moderator, async (request, reply) => {
    const { key } = request.params as { key: string };
    const link = KEY.test(key) ? await findLink(db, key, clock.now()) : undefined;
    if (!link) throw notFound();
    return sendMedia(reply, fileOf(link.kind), await openFile(link, request));
  });
}
