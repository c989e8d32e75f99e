import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import type { Caller } from '../../../testkit/gateway.ts';
import type { Answer } from '../../../testkit/misbehavingProvider.ts';
import { samplePortal, scriptedPortal } from '../../../testkit/portal.ts';
import { readRows } from '../participants/rows.ts';

/** Attendance, and the workbooks that the provider makes. */
const { provider, gateway, moderator, person } = await samplePortal();
const scripted = await scriptedPortal({ rights: 'moderator', providerExtensions: [] });

describe('the provider’s workbooks', () => {
  it.each([
    ['API-29 LST-06', 'createParticipantsWorkbookDownload(input: { editionId: "Edition:2025" })'],
    ['API-31 DSH-04', 'createAttendanceWorkbookDownload(input: { kind: ATTENDANCE })'],
    ['API-31 DSH-03', 'createAttendanceWorkbookDownload(input: { kind: AUDIENCE, sectionId: "Section:26" })'],
    ['API-31 DSH-04', 'createAttendanceWorkbookDownload(input: { kind: ATTENDANCE, editionId: "Edition:2024" })'],
  ])('%s %s opens for moderators only', async (_, field) => {
    const query = `mutation { made: ${field} { download { url fileName } } }`;
    type Made = { made: { download: { url: string; fileName: string } } };
    const { url, fileName } = (await gateway.read<Made>(query, {}, moderator)).made.download;
    expect(fileName).toMatch(/\.xlsx$/);
    const file = await gateway.open(url, moderator);
    expect(file.status).toBe(200);
    await new exceljs.Workbook().xlsx.load(await file.arrayBuffer());
    expect([(await gateway.open(url, person)).status, (await gateway.open(url)).status]).toEqual([403, 401]);
  });

  it('API-31 for all sections of an earlier year are NOT_SUPPORTED if the provider makes none', async () => {
    const field = 'createAttendanceWorkbookDownload(input: { kind: ATTENDANCE, editionId: "Edition:2024" })';
    const query = `mutation { ${field} { download { url } } }`;
    expect((await scripted.gateway.graphql(query, {}, { token: 't' })).codes).toEqual(['NOT_SUPPORTED']);
    const wrong = `mutation { ${field.replace('2024', '1999')} { download { url } userErrors { code field } } }`;
    expect((await gateway.graphql(wrong, {}, moderator)).data).toEqual({
      createAttendanceWorkbookDownload: { download: null, userErrors: [{ code: 'NOT_FOUND', field: ['editionId'] }] },
    });
  });
});

const sections = await gateway.read<{ edition: { sections: { id: string; name: string }[] } }>(
  '{ edition { sections { id name } } }',
  {},
  moderator,
);
const [section] = sections.edition.sections;
const sectionId = section?.id ?? '';

describe('attendance', () => {
  interface Row {
    key: string;
    fullName: string;
    organization: { id: string; name: string } | null;
    section: { id: string; name: string; isOpenToTalks: boolean };
    arrivedAt: string;
    registration: { id: string } | null;
  }
  interface List {
    totalCount: number;
    nodes: Row[];
  }
  const fields = 'key fullName organization { id name } section { id name isOpenToTalks }';
  const list = async (field: string, more = '', year = 2025): Promise<List> => {
    const query = `{ edition(year: ${year}) { list: ${field} { totalCount nodes { ${fields} ${more} } } } }`;
    return (await gateway.read<{ edition: { list: List } }>(query, {}, moderator)).edition.list;
  };

  it('API-30 DSH-04 lists attendance of one section or of all, by name and in pages', async () => {
    const all = await list('attendance(first: 500)', 'arrivedAt');
    expect(all.totalCount).toBeGreaterThan(0);
    expect(all.nodes.every(({ arrivedAt }) => !Number.isNaN(Date.parse(arrivedAt)))).toBe(true);
    expect(new Set(all.nodes.map(({ key }) => key)).size).toBe(all.nodes.length);
    const names = all.nodes.map(({ fullName }) => fullName);
    expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
    const one = await list(`attendance(sectionId: "${sectionId}", first: 500)`);
    expect(one.totalCount).toBeLessThan(all.totalCount);
    expect(new Set(one.nodes.map((row) => row.section.id))).toEqual(new Set([sectionId]));
    expect(one.nodes[0]?.section).toMatchObject({ name: section?.name });
    expect((await list('attendance(first: 20)', 'arrivedAt')).nodes).toEqual(all.nodes.slice(0, 20));
    expect((await list('attendance(offset: 20, first: 5)', 'arrivedAt')).nodes).toEqual(all.nodes.slice(20, 25));
    const [lastName] = names[0]?.split(' ') ?? [];
    const found = await list(`attendance(search: "${lastName?.toUpperCase()}", first: 500)`);
    expect(found.totalCount).toBeGreaterThan(0);
    expect(found.nodes.every(({ fullName }) => fullName.includes(lastName ?? '?'))).toBe(true);
  });

  it('API-30 DSH-03 lists people who plan to attend, each with a unique key', async () => {
    const audience = await list('audience(first: 500)', 'registration { id }');
    expect(audience.totalCount).toBeGreaterThan(0);
    const keys = new Set(audience.nodes.map(({ key }) => key));
    expect(keys.size).toBe(audience.nodes.length);
    const registrations = new Set(audience.nodes.map(({ registration }) => registration?.id));
    expect(registrations.size).toBeLessThan(keys.size);
    const [one] = (await list(`audience(sectionId: "${sectionId}", first: 1)`)).nodes;
    const everywhere = await list(`audience(search: "${one?.fullName}")`);
    expect(everywhere.nodes.map(({ key }) => key)).toContain(one?.key);
  });

  it.each(['attendance', 'audience'])('R5 each edition has its own %s', async (name) => {
    // The provider's answer for all sections would be that of its current meeting.
    const rows = (await list(name, '', 2024)).nodes;
    const own = await gateway.read<{ edition: { sections: { id: string }[] } }>(
      '{ edition(year: 2024) { sections { id } } }',
      {},
      moderator,
    );
    const ids = own.edition.sections.map(({ id }) => id);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !ids.includes(row.section.id))).toEqual([]);
    const wrong = `{ edition(year: 2024) { ${name}(sectionId: "${sectionId}") { totalCount } } }`;
    expect((await gateway.graphql(wrong, {}, moderator)).codes).toEqual(['NOT_FOUND']);
  });

  it('LST-05 lists one person’s attendance', async () => {
    const rows = await readRows(gateway, moderator);
    const ask = (id: string | undefined, caller: Caller) =>
      gateway.graphql(`{ registration(id: "${id}") { attendance { section { name } arrivedAt } } }`, {}, caller);
    const answers = await Promise.all(rows.slice(0, 40).map(({ id }) => ask(id, moderator)));
    const records = answers.flatMap(
      (answer) => (answer.data as { registration: { attendance: { arrivedAt: string }[] } }).registration.attendance,
    );
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ arrivedAt }) => arrivedAt !== null)).toBe(true);
    const own = `Registration:${await provider.register(person.token)}`;
    expect((await ask(own, moderator)).data).toEqual({ registration: { attendance: [] } });
    expect((await ask(own, person)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('attendance of all sections', () => {
  const call = `POST ${callPaths.listAttendance}`;
  const query = (year: number) =>
    `{ edition(year: ${year}) { attendance { nodes { fullName section { name } } totalCount failedSections { name } } } }`;
  const read = async (year = 2025) => {
    const { data, codes } = await scripted.gateway.graphql(query(year), {}, { token: 't' });
    return { codes, list: (data?.edition as { attendance: unknown } | null)?.attendance };
  };
  const came = (section: number, name = `Примеров ${section}`) => ({ section_id: section, user_descr: name });
  const nobody = { body: { data: [] } };
  const rejected = { status: 400, body: { section_id: ['Обязательное поле.'] } };
  const sent = () => scripted.provider.callsTo(call).map(({ body }) => JSON.parse(body));
  /** Answers for all sections as given, and for one section with one person; of section 27 as given. */
  const answers = (all: Answer, of27: Answer = { body: { data: [came(27)] } }) =>
    scripted.provider.on(call, ({ body }) => {
      const { section_id: section } = JSON.parse(body);
      if (section === undefined) return all;
      return section === 27 ? of27 : { body: { data: [came(section)] } };
    });

  it('API-30 DSH-04 is one call without section_id for the current edition', async () => {
    answers({ body: { data: [came(26), came(27)] } });
    expect((await read()).list).toMatchObject({ totalCount: 2, failedSections: [] });
    expect(sent()).toEqual([{ type: 'attendance' }]);
  });

  it.each<[string, Answer]>([
    ['refuses it', rejected],
    ['fails', { status: 500, body: 'section_id' }],
    ['answers it with nobody', nobody],
    ['answers it with sections of another meeting', { body: { data: [came(999)] } }],
  ])('API-30 DSH-04 is one call a section if the provider %s', async (_, all) => {
    answers(all);
    const { list } = await read();
    expect(list).toMatchObject({ failedSections: [] });
    const sections = sent().flatMap(({ section_id }) => section_id ?? []);
    expect(sections).toEqual(expect.arrayContaining([26, 27]));
    expect(list).toMatchObject({ totalCount: sections.length });
  });

  it('API-30 DSH-04 shows what came, and names a section that failed', async () => {
    answers(rejected, { status: 400, body: { detail: 'Список закрыт' } });
    const { list, codes } = await read();
    expect(codes).toEqual([]);
    expect(list).toMatchObject({
      nodes: [{ fullName: 'Примеров 26' }, { fullName: 'Примеров 36' }],
      failedSections: [{ name: 'Секция примеров' }],
    });
  });

  it('API-30 DSH-04 of an earlier edition is one call a section, since a call for all cannot name it', async () => {
    answers({ body: { data: [came(26)] } });
    expect((await read(2024)).list).toMatchObject({ totalCount: 3, failedSections: [] });
    expect(sent().map(({ section_id }) => section_id)).toEqual([26, 27, 36]);
  });

  it('API-30 LST-10 fails if no section can be read', async () => {
    scripted.provider.on(call, { status: 400, body: { detail: 'Список закрыт' } });
    expect(await read()).toEqual({ codes: ['PROVIDER_REJECTED'], list: null });
  });

  it('API-30 makes no further call once the session has ended', async () => {
    scripted.provider.on(call, { status: 401, body: { detail: 'Недействительный токен' } });
    expect((await read()).codes).toEqual(['UNAUTHENTICATED']);
    expect(sent()).toHaveLength(1);
  });
});
