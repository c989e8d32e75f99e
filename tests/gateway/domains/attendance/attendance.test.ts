import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../testkit/gateway.ts';
import { samplePortal } from '../../../testkit/portal.ts';

/** Attendance, and the workbooks that the provider makes. */
const { provider, gateway, moderator, person } = await samplePortal();

const open = (path: string, caller: Caller = moderator) =>
  fetch(`${gateway.url}${path}`, { headers: caller.token ? { authorization: `Token ${caller.token}` } : {} });

describe('the provider’s workbooks', () => {
  const ask = (field: string, caller: Caller) =>
    gateway.graphql(`mutation { ${field} { download { url fileName } userErrors { message } } }`, {}, caller);

  it.each([
    ['API-29 LST-06', 'exportParticipantsWorkbook(input: { year: 2025 })'],
    ['API-31 DSH-04', 'exportAttendanceWorkbook(input: { kind: ATTENDANCE })'],
    ['API-31 DSH-03', 'exportAttendanceWorkbook(input: { kind: AUDIENCE, sectionId: "26" })'],
  ])('%s %s opens for moderators alone', async (_, field) => {
    const { data, errors } = await ask(field, moderator);
    expect(errors).toEqual([]);
    const [payload] = Object.values(data as Record<string, { download: { url: string; fileName: string } }>);
    expect(payload?.download.fileName).toMatch(/\.xlsx$/);
    const path = payload?.download.url.replace('http://portal.example.org', '') ?? '';
    const file = await open(path);
    expect(file.status).toBe(200);
    await new exceljs.Workbook().xlsx.load(await file.arrayBuffer());
    expect([(await open(path, person)).status, (await open(path, {})).status]).toEqual([403, 401]);
    expect((await ask(field, person)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('attendance', () => {
  interface Attendance {
    totalCount: number;
    items: { fullName: string; sectionName: string; at: string | null }[];
  }
  const list = async (args: string): Promise<Attendance> => {
    const { attendance } = await gateway.read<{ attendance: Attendance }>(
      `{ attendance(${args}) { totalCount totalPages items { id fullName organizationName sectionName at } userErrors { message } } }`,
      {},
      moderator,
    );
    return attendance;
  };

  it('API-30 DSH-04 lists attendance of one section or of all, by name and in pages', async () => {
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
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.items.every(({ fullName }) => fullName.includes(lastName ?? '?'))).toBe(true);
  });

  it('API-30 DSH-03 lists people who plan to attend, without a time', async () => {
    const audience = await list('kind: AUDIENCE, sectionId: "26"');
    expect(audience.totalCount).toBeGreaterThan(0);
    expect(audience.items.every(({ at }) => at === null)).toBe(true);
  });

  it('LST-05 lists one person’s attendance', async () => {
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
    const own = String(await provider.register(person.token));
    expect((await ask(own, moderator)).data).toEqual({ participation: { attendance: [] } });
    expect((await ask(own, person)).codes).toEqual(['FORBIDDEN']);
  });
});
