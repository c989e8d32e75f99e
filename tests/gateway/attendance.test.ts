import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startGateway, type TestGateway } from '../testkit/gateway.ts';
import { startProvider, type TestProvider } from '../testkit/provider.ts';

/** Attendance, and the workbooks that the provider makes. */
let provider: TestProvider;
let gateway: TestGateway;
let moderator: Caller;
let person: Caller;

beforeAll(async () => {
  provider = await startProvider();
  gateway = await startGateway({ providerUrl: provider.url, clock: provider.clock });
  moderator = { token: await provider.login('moderator@example.org') };
  person = { token: await provider.login('participant@example.org') };
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

const open = (path: string, caller: Caller = moderator) =>
  fetch(`${gateway.url}${path}`, { headers: caller.token ? { authorization: `Token ${caller.token}` } : {} });

describe('the provider’s workbooks', () => {
  const ask = (field: string, caller: Caller) =>
    gateway.graphql(`{ ${field} { url userErrors { message } } }`, {}, caller);

  it.each([
    ['API-29 LST-06', 'participantsWorkbook(year: 2025)'],
    ['API-31 DSH-04', 'attendanceWorkbook(kind: ATTENDANCE)'],
    ['API-31 DSH-03', 'attendanceWorkbook(kind: AUDIENCE, sectionId: "26")'],
  ])('%s %s opens for moderators alone', async (_, field) => {
    const { data, errors } = await ask(field, moderator);
    expect(errors).toEqual([]);
    const [document] = Object.values(data as Record<string, { url: string }>);
    const path = document?.url.replace('http://portal.example.org', '') ?? '';
    const file = await open(path);
    expect(file.status).toBe(200);
    await new exceljs.Workbook().xlsx.load(await file.arrayBuffer());
    for (const caller of [person, {}]) expect((await open(path, caller)).status).toBeGreaterThanOrEqual(401);
    expect((await ask(field, person)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('attendance', () => {
  interface Attendance {
    totalCount: number;
    items: { fullName: string; sectionName: string; at: string | null }[];
  }
  const list = async (args: string): Promise<Attendance> => {
    const { data, errors } = await gateway.graphql(
      `{ attendance(${args}) { totalCount totalPages items { id fullName organizationName sectionName at } userErrors { message } } }`,
      {},
      moderator,
    );
    expect(errors).toEqual([]);
    return (data as { attendance: Attendance }).attendance;
  };

  it('API-30 DSH-04 tells who came to a section or to all of them, by name and page by page', async () => {
    const all = await list('kind: ATTENDANCE, pageSize: 500');
    expect(all.totalCount).toBeGreaterThan(0);
    expect(all.items.every(({ at }) => at !== null)).toBe(true);
    const names = all.items.map(({ fullName }) => fullName);
    expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
    const one = await list('kind: ATTENDANCE, sectionId: "26", pageSize: 500');
    expect(one.totalCount).toBeLessThan(all.totalCount);
    expect(new Set(one.items.map(({ sectionName }) => sectionName)).size).toBe(1);
    expect((await list('kind: ATTENDANCE, pageSize: 20')).items).toEqual(all.items.slice(0, 20));
    const [lastName] = names[0]?.split(' ') ?? [];
    const found = await list(`kind: ATTENDANCE, search: "${lastName?.toUpperCase()}", pageSize: 500`);
    expect(found.items.every(({ fullName }) => fullName.includes(lastName ?? '?'))).toBe(true);
  });

  it('API-30 DSH-03 tells who plans to come, without a time', async () => {
    const audience = await list('kind: AUDIENCE, sectionId: "26"');
    expect(audience.totalCount).toBeGreaterThan(0);
    expect(audience.items.every(({ at }) => at === null)).toBe(true);
  });

  it('LST-05 tells what one person came to', async () => {
    const { data } = await gateway.graphql(
      '{ participants(year: 2025, pageSize: 500) { items { record { id } } } }',
      {},
      moderator,
    );
    const ids = (data as { participants: { items: { record: { id: string } }[] } }).participants.items;
    const ask = (id: string | undefined, caller: Caller) =>
      gateway.graphql(`{ participation(id: "${id}") { attendance { sectionName at } } }`, {}, caller);
    const answers = await Promise.all(ids.slice(0, 40).map(({ record }) => ask(record.id, moderator)));
    const records = answers.flatMap(
      (answer) => (answer.data as { participation: { attendance: { at: string }[] } }).participation.attendance,
    );
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ at }) => at !== null)).toBe(true);
    const mine = await gateway.graphql('{ viewer { registrations { id } } }', {}, person);
    const [own] = (mine.data as { viewer: { registrations: { id: string }[] } }).viewer.registrations;
    if (own) expect((await ask(own.id, person)).codes).toEqual(['FORBIDDEN']);
  });
});
