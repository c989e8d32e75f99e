import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeCalendar } from '../domains/programme/calendar.ts';
import { type CalendarEvent, calendarEvents } from '../domains/programme/calendarEvents.ts';
import type { Edition } from '../graphql/models.ts';
import { precompress, sendPrecompressed } from '../lib/precompressed.ts';
import type { Services } from '../services.ts';

/** The address of a shared plan holds the plan, and browsers limit its length. */
const longestQuery = 8_000;

const slugs = z.string().min(1).max(longestQuery);
const query = z.strictObject({ day: slugs.optional(), item: slugs.optional(), items: slugs.optional() });

/** This address of a year's programme stays valid when the year moves to the archive. */
const programmePage = (year: number) => `/program-${String(year).slice(-2)}`;

/** GET /calendar/{year}.ics: the programme, a day, an item or a saved plan, for calendars to subscribe to. */
export function serveCalendar(app: FastifyInstance, services: Services): void {
  const { publicUrl, clock } = services;
  const stamp = clock.now();

  const toCalendar = (edition: Edition, events: CalendarEvent[]) =>
    writeCalendar(events, {
      name: edition.shortTitle,
      host: new URL(publicUrl).hostname,
      stamp,
      pageOf: ({ opens }) => `${publicUrl}${programmePage(edition.year)}${opens}`,
    });

  app.get<{ Params: { name: string } }>('/calendar/:name', async (request, reply) => {
    const year = /^(\d{4})\.ics$/.exec(request.params.name)?.[1];
    const edition = services.editions.byYear(Number(year ?? 0));
    const parsed = query.safeParse(request.query);
    if (!edition?.programme || !parsed.success) return reply.callNotFound();
    const { day, item, items } = parsed.data;
    const names = [item, ...(items?.split(',') ?? [])].filter((name) => name !== undefined);
    const events = calendarEvents(edition.programme, { day, slugs: names.length === 0 ? undefined : names });
    if (events === null) return reply.callNotFound();
    const body = precompress('text/calendar; charset=utf-8', toCalendar(edition, events));
    reply.header('content-disposition', `attachment; filename="forum-${edition.year}.ics"`);
    return sendPrecompressed(request, reply, body, 'public, max-age=300');
  });
}
