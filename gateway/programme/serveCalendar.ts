import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../context.ts';
import type { Edition } from '../parents.ts';
import { writeCalendar } from './calendar.ts';
import { type CalendarEvent, calendarEvents } from './calendarEvents.ts';

/** A plan is shared by its address, and addresses have their limits. */
const longestQuery = 8_000;

const slugs = z.string().min(1).max(longestQuery);
const query = z.strictObject({ day: slugs.optional(), item: slugs.optional(), items: slugs.optional() });

/** The page's address of a year's programme, which stays when the year goes to the archive; the page knows the current one. */
const programmePage = (year: number) => `/program-${String(year).slice(-2)}`;

/** GET /calendar/{year}.ics: the programme, a day, an item, or items and talks of a plan, for calendars to subscribe to. */
export function serveCalendar(app: FastifyInstance, { editions, publicUrl, clock }: Services): void {
  const stamp = clock.now();

  const toCalendar = (edition: Edition, events: CalendarEvent[]) =>
    writeCalendar(events, {
      name: edition.shortTitle,
      host: new URL(publicUrl).hostname,
      stamp,
      pageOf: ({ opens }) => `${publicUrl}${programmePage(edition.year)}?${new URLSearchParams(opens)}`,
    });

  app.get<{ Params: { name: string } }>('/calendar/:name', async (request, reply) => {
    const year = /^(\d{4})\.ics$/.exec(request.params.name)?.[1];
    const edition = editions.byYear(Number(year ?? 0));
    const asked = query.safeParse(request.query);
    if (!edition?.programme || !asked.success) return reply.callNotFound();
    const { day, item, items } = asked.data;
    const names = [item, ...(items?.split(',') ?? [])].filter((name) => name !== undefined);
    const events = calendarEvents(edition.programme, { day, slugs: names.length === 0 ? undefined : names });
    if (events === null) return reply.callNotFound();
    const body = toCalendar(edition, events);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="forum-${edition.year}.ics"`)
      .send(body);
  });
}
