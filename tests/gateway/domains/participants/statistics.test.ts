import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { filterInput } from '../../../../web/features/participants/scope/filters.ts';
import { readView } from '../../../../web/features/participants/scope/view.ts';
import { registrationDays } from '../../../../web/features/participants/statistics/registrationDays.ts';
import { statisticPanels, statisticTotals } from '../../../../web/features/participants/statistics/statisticPanels.ts';
import type { StatisticsQuery } from '../../../../web/screens/Statistics.generated.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';

const { gateway, moderator, provider } = await samplePortal();
const scripted = await scriptedPortal({ rights: 'moderator' });

const moscowDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });
const distanceTo = (start: string, at: Date) => (Date.parse(start) - Date.parse(moscowDay.format(at))) / 86_400_000;

/** The page's own query. */
const document = ['web/screens/Statistics.graphql', 'web/features/participants/statistics/StatisticsBoard.graphql']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Registrations and people in the list that an address of the page opens. */
async function listAt(address: string): Promise<{ totalCount: number; peopleCount: number }> {
  const { pathname, searchParams } = new URL(address, 'http://page');
  expect(pathname).toBe('/users-list');
  const { search, filters } = readView(searchParams);
  const { edition } = await gateway.read<{ edition: { participants: { totalCount: number; peopleCount: number } } }>(
    'query ($filter: ParticipantFilter) { edition { participants(filter: $filter, first: 1) { totalCount peopleCount } } }',
    { filter: filterInput(search, filters) },
    moderator,
  );
  return edition.participants;
}

const data = await gateway.read<StatisticsQuery>(document, {}, moderator);
const participants = data.edition?.participants ?? expect.fail('the list could not be read');
const talks = data.edition?.talks ?? expect.fail('the list could not be read');
const panels = statisticPanels(null, participants, talks);
const days = registrationDays(2025, data.editions, '2025-09-15') ?? expect.fail('the days could not be read');

describe('the statistics', () => {
  it.each(panels.map((panel) => [panel.name, panel] as const))(
    'count of %s what their links open',
    async (_, { rows }) => {
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.some(({ count }) => count > 0)).toBe(true);
      for (const { label, count, people, to } of rows) {
        expect(to, label).not.toBeNull();
        const { totalCount, peopleCount } = await listAt(to ?? '');
        expect([label, totalCount]).toEqual([label, count]);
        if (people !== undefined) expect([label, peopleCount]).toEqual([label, people]);
      }
    },
  );

  it('count each registration once by format, status, section, organisation, day and answer', () => {
    const every = participants.totalCount;
    const sum = (rows: readonly { count: number | null }[]) =>
      rows.reduce((total, { count }) => total + (count ?? 0), 0);
    for (const { name, rows } of panels) if (name !== 'missingFiles') expect([name, sum(rows)]).toEqual([name, every]);
    expect(sum(days.rows) + days.undated).toBe(every);
  });

  it('count for each day the rows that its link opens', async () => {
    expect(days.rows.filter(({ count }) => count).length).toBeGreaterThan(20);
    for (const { day, count, to } of days.rows) {
      expect([day, (await listAt(to ?? '')).totalCount]).toEqual([day, count]);
    }
  });

  it('R17 count each person once for values that each person gives only once', () => {
    const counted = panels.filter(({ rows }) => rows.some(({ people }) => people !== undefined));
    expect(counted.map(({ name }) => name)).toEqual(['tours', 'tshirtSizes']);
    for (const { name, rows } of counted) {
      expect(rows.some(({ count, people = 0 }) => people < count)).toBe(true);
      const all = rows.reduce((total, { people = 0 }) => total + people, 0);
      expect([name, all]).toEqual([name, participants.peopleCount]);
    }
  });

  it('give the organisations page by page', async () => {
    const page = async (args: string) => {
      const query = `{ edition { participants { facets { organizations(${args}) { organization { id } count } } } } }`;
      type Read = { edition: { participants: { facets: { organizations: object[] } } } };
      return (await gateway.read<Read>(query, {}, moderator)).edition.participants.facets.organizations;
    };
    const all = await page('first: 500');
    expect(all.length).toBeGreaterThan(20);
    expect([...(await page('first: 15')), ...(await page('first: 500, offset: 15'))]).toEqual(all);
    expect(await page('offset: 500')).toEqual([]);
  });

  it('end at the present day, and leave later days empty', () => {
    expect(days.rows.at(-1)).toMatchObject({ day: '2025-09-15', count: 0 });
    const early = registrationDays(
      2025,
      data.editions.map((edition) => (edition.year === 2025 ? { ...edition, registrationsByDay: [] } : edition)),
      '2025-07-15',
    );
    expect(early?.rows.find(({ day }) => day === '2025-07-15')).toMatchObject({ count: 0 });
    expect(early?.rows.find(({ day }) => day === '2025-07-16')).toMatchObject({ count: null, to: null });
  });

  it('begin with the totals of the lists that they open', async () => {
    for (const { name, count, to } of statisticTotals(null, participants, talks)) {
      const { totalCount, peopleCount } = await listAt(to);
      expect([name, name === 'people' ? peopleCount : totalCount]).toEqual([name, count]);
    }
  });

  it('compare earlier years at the same number of days before the forum', async () => {
    const stored = await provider.database
      .selectFrom('participations')
      .select(['meeting_id', 'created_at'])
      .where('meeting_id', 'in', [1, 2])
      .where('is_active', '=', true)
      .execute();
    const totals = [2, 1].map((meeting) => stored.filter(({ meeting_id }) => meeting_id === meeting).length);
    // Nobody has a second registration there, so the public lists are as long.
    expect(days.years).toEqual([
      { year: 2024, total: totals[0], to: '/users-list-24' },
      { year: 2023, total: totals[1], to: '/users-list-23' },
    ]);
    for (const [index, { year }] of days.years.entries()) {
      const query = `{ edition(year: ${year}) { participants(first: 0) { totalCount } } }`;
      const answer = await gateway.graphql(query);
      expect(answer.data).toEqual({ edition: { participants: { totalCount: totals[index] } } });
    }
    for (const { before: distance, earlier } of days.rows) {
      const expected = [
        stored.filter((row) => row.meeting_id === 2 && distanceTo('2024-10-21', row.created_at) === distance).length,
        stored.filter((row) => row.meeting_id === 1 && distanceTo('2023-10-24', row.created_at) === distance).length,
      ];
      expect([distance, earlier]).toEqual([distance, expected]);
    }
  });

  it('have no earlier years if the provider gives moderators no archived list', async () => {
    scripted.provider.on(`POST ${callPaths.listParticipations}`, ({ body }) =>
      JSON.parse(body).meeting_id === 3 ? { body: { data: [] } } : { status: 403, body: { detail: 'Нет.' } },
    );
    scripted.provider.on(`GET ${callPaths.listCancelled}`, { body: { data: [] } });
    const query = '{ editions { year registrationsByDay { date count } } }';
    expect(await scripted.gateway.read(query, {}, { token: 't' })).toEqual({
      editions: [
        { year: 2025, registrationsByDay: [] },
        { year: 2024, registrationsByDay: null },
        { year: 2023, registrationsByDay: null },
      ],
    });
  });
});
