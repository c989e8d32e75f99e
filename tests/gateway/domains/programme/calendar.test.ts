import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownEditions } from '../../../testkit/editions.ts';
import { startGateway, type TestGateway } from '../../../testkit/gateway.ts';
import { type SampleEditions, sampleEditions } from '../../../testkit/sampleEdition.ts';

let editions: SampleEditions;
let gateway: TestGateway;
const processZone = process.env.TZ;

beforeAll(async () => {
  // The process runs in another time zone than the forum.
  process.env.TZ = 'America/New_York';
  editions = await sampleEditions();
  await editions.write(2025);
  await editions.write(2026, {
    'programme.yaml': (text) =>
      text.replace('main: Рассеяние', `main: 'Плёнки, "гели"; и \\ слои: ${'очень '.repeat(30)}длинное название'`),
  });
  gateway = await startGateway({ providerUrl: 'http://127.0.0.1:9', editionsFolder: editions.folder });
});
afterAll(async () => {
  await gateway.close();
  await editions.remove();
  if (processZone === undefined) delete process.env.TZ;
  else process.env.TZ = processZone;
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });

async function read(path: string) {
  const answer = await get(path);
  const text = await answer.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { answer, text, calendar, events };
}

describe('calendars of the programme, read back by a calendar parser', () => {
  it('a session keeps its Moscow time, place, words and address', async () => {
    const { answer, calendar, events } = await read('/calendar/2026.ics?item=d1-s1');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(events).toHaveLength(1);
    const [event] = events;
    expect(event?.uid).toBe('2026.d1-s1@portal.example.org');
    expect(event?.summary).toBe('Секция');
    expect(event?.location).toBe('Зал 1, Корпус 140');
    expect(event?.description).toBe('Председатель: Образцова О. О.\nСекция 1.1. Дифракция');
    expect(event?.component.getFirstPropertyValue('url')).toBe('http://portal.example.org/program-26?session=d1-s1');
    expect(event?.startDate.toString()).toBe('2026-10-20T10:15:00');
    expect(event?.endDate.toString()).toBe('2026-10-20T11:30:00');
    expect(event?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Moscow');
    expect(event?.component.getFirstProperty('dtstamp')?.toICALString()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
    expect(zone.tzid).toBe('Europe/Moscow');
    expect(zone.utcOffset(event?.startDate as ICAL.Time)).toBe(3 * 3600);
    expect(event?.startDate.convertToZone(ICAL.Timezone.utcTimezone).toString()).toBe('2026-10-20T07:15:00Z');
  });

  it('lines end with CRLF, are folded at 75 bytes, and a title survives unchanged', async () => {
    const { text, events } = await read('/calendar/2026.ics?item=21-t1');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.split('\r\n').filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
    expect(events[0]?.summary).toBe(`Плёнки, "гели"; и \\ слои: ${'очень '.repeat(30)}длинное название`);
    expect(events[0]?.description).toBe('Примеров П. П., Институт\nСекция');
    expect(events[0]?.component.getFirstPropertyValue('url')).toBe('http://portal.example.org/program-26/21-t1');
  });

  it('contain the complete programme, or one day of it', async () => {
    expect((await read('/calendar/2026.ics')).events.map(({ uid }) => uid.split('@')[0])).toEqual([
      '2026.d1-opening',
      '2026.d1-s1',
      '2026.d2-posters',
      '2026.d2-conference',
    ]);
    const day = await read('/calendar/2025.ics?day=d2');
    expect(day.events.map(({ uid }) => uid)).toEqual([
      '2025.d2-posters@portal.example.org',
      '2025.d2-conference@portal.example.org',
    ]);
    expect(day.events[0]?.component.getFirstPropertyValue('url')).toBe(
      'http://portal.example.org/program-25?session=d2-posters',
    );
  });

  it('breaks are in no calendar unless requested', async () => {
    const folder = await sampleEditions();
    await folder.write(2026, { 'programme.yaml': (text) => text.replace('kind: ceremony', 'kind: break') });
    const other = await startGateway({ providerUrl: 'http://127.0.0.1:9', editionsFolder: folder.folder });
    const day = await (await fetch(`${other.url}/calendar/2026.ics?day=d1`)).text();
    const item = await (await fetch(`${other.url}/calendar/2026.ics?item=d1-opening`)).text();
    await other.close();
    await folder.remove();
    expect(day).not.toContain('2026.d1-opening');
    expect(item).toContain('2026.d1-opening');
  });

  it('a plan of items and talks: each once, talks at their own time or at that of their session', async () => {
    const { events } = await read('/calendar/2026.ics?items=21-t2,d2-posters,21-t1,d2-posters');
    expect(events.map(({ uid, startDate, endDate }) => [uid.split('@')[0], `${startDate}`, `${endDate}`])).toEqual([
      ['2026.21-t2', '2026-10-20T10:15:00', '2026-10-20T11:30:00'],
      ['2026.d2-posters', '2026-10-21T17:00:00', '2026-10-21T18:00:00'],
      ['2026.21-t1', '2026-10-20T10:15:00', '2026-10-20T10:35:00'],
    ]);
    expect(events[0]?.description).toBe('первая строка\nвторая строка\nСекция');
  });

  it('has the same bytes until something changes, and is not sent twice', async () => {
    const first = await get('/calendar/2026.ics');
    const second = await get('/calendar/2026.ics');
    expect(await second.text()).toBe(await first.text());
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/calendar/2026.ics', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/calendar/2026.ics?day=d1', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    '2024.ics',
    '2026.txt',
    '2026.ics?day=d9',
    '2026.ics?item=no',
    '2026.ics?items=d1-s1,no',
    '2026.ics?talk=1',
  ])('is not found at %s', async (path) => {
    expect((await get(`/calendar/${path}`)).status).toBe(404);
  });

  it('is served at the addresses in the schema', async () => {
    const { data } = await gateway.graphql(
      '{ edition(year: 2026) { programme { calendarUrl days { calendarUrl items { calendarUrl detail { talks { calendarUrl } } } } } } }',
    );
    const found = [...JSON.stringify(data).matchAll(/"calendarUrl":"([^"]+)"/g)].map(([, url]) => new URL(url ?? ''));
    expect(found).toHaveLength(8);
    expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set(['http://portal.example.org']));
    expect(await Promise.all(found.map(async (url) => (await get(url.pathname + url.search)).status))).toEqual(
      found.map(() => 200),
    );
  });

  it('PRG-02 PRG-04 PRG-05 the calendars of the repository are read back with every talk, each id once', async () => {
    const own = await startGateway({ providerUrl: 'http://127.0.0.1:9' });
    for (const { year, programme } of ownEditions.all) {
      const items = programme?.days.flatMap((day) => day.items) ?? [];
      const slugs = new Set(
        items.flatMap(({ slug, detail }) => [slug, ...(detail?.talks ?? []).map((talk) => talk.slug)]),
      );
      const answer = await fetch(`${own.url}/calendar/${year}.ics?items=${[...slugs].join(',')}`);
      const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
      const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(slugs.size);
      expect(events.filter(({ startDate, endDate }) => startDate.compare(endDate) >= 0)).toEqual([]);
    }
    await own.close();
  });
});
