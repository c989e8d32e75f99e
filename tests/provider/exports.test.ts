import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { formatTexts } from '../../gateway/texts/records.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { forbiddenCharacters } from '../testkit/samples.ts';
import { listNotes } from './exportNotes.ts';

type Row = Record<string, unknown> & { id: number; user_descr: string };

/** PostgreSQL stores neither null characters nor lone surrogates. */
const storable = forbiddenCharacters.filter((character) => !/[\0\p{Cs}]/u.test(character));

const provider = await sampleProvider();
const participant = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
const admin = await provider.login('admin@example.org');

const PEOPLE = `${callPaths.exportParticipations}?meeting_id=3`;
const ATTENDANCE = `${callPaths.exportAttendance}?type=attendance`;
const ask = async (path: string, token = moderator) =>
  (await provider.call<{ url: string }>('GET', path, { token })).body.url;
const open = (url: string, token?: string) => provider.call('GET', url, { token });
/** The sheet of an export: its headings, and its rows by heading. */
async function read(path: string) {
  const { bytes } = await open(await ask(path), moderator);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const [sheet] = workbook.worksheets;
  const headings: string[] = [];
  const rows: Record<string, exceljs.Cell>[] = [];
  sheet?.eachRow((row, number) => {
    if (number === 1) row.eachCell((cell) => headings.push(cell.text));
    else rows.push(Object.fromEntries(headings.map((heading, index) => [heading, row.getCell(index + 1)])));
  });
  return { sheet, headings, rows };
}
/** Registrations for the forum: the sheet has no title of the others. */
const talks = (
  await provider.database
    .selectFrom('participations')
    .select('id')
    .where('meeting_id', '=', 3)
    .where('is_active', '=', true)
    .where('comments', '!=', 'SCHOOL')
    .orderBy('id')
    .limit(storable.length)
    .execute()
).map(({ id }) => id);
const titlesIn = (rows: Record<string, exceljs.Cell>[]) =>
  talks.map((id) => rows.find((row) => row.Номер?.value === id)?.['Название доклада']);
const post = <T>(path: string, body: object) => provider.call<{ data: T }>('POST', path, { token: moderator, body });
const notes = (meeting = 3) => listNotes(provider.database, meeting);

describe('an export', () => {
  it('API-29 LST-06 of participants is an .xlsx with every registration of the moderators’ list, in its order', async () => {
    const { body } = await post<Row[]>(callPaths.listParticipations, { meeting_id: 3, is_moderator: true });
    const { headings, rows } = await read(PEOPLE);
    expect(headings).toEqual(expect.arrayContaining(['ФИО', 'Организация', 'Телефон', 'E-mail', 'Дата рождения']));
    expect(rows.map((row) => [row.Номер?.value, row.ФИО?.value])).toEqual(
      body.data.map(({ id, user_descr }) => [id, user_descr]),
    );
    for (const heading of headings)
      expect(
        rows.some((row) => row[heading]?.text),
        heading,
      ).toBe(true);
    const titles = rows.map((row) => row['Название доклада']?.value);
    expect(titles, 'the mark of a registration for the school').not.toContain('SCHOOL');
    const talk = rows.find((row) => row.Номер?.value === body.data.find(({ confirm_type }) => confirm_type === 2)?.id);
    expect(talk?.['Подтверждённый формат']?.value).toBe('Устный доклад');
    expect(talk?.['Подтверждённая секция']?.text).toMatch(/[а-я]{4}/);
  });

  it('API-29 of participants has the headings and formats of the gateway’s exports', async () => {
    const id = talks[0] ?? 0;
    const decided = { type: 3, confirm_type: 2, section_choice_id: 30, section_confirm_id: 26 };
    await provider.setRegistration(id, decided);
    const { rows } = await read(PEOPLE);
    const row = rows.find((candidate) => candidate.Номер?.value === id);
    expect(row?.['Заявленный формат']?.value).toBe(formatTexts.POSTER);
    expect(row?.['Подтверждённый формат']?.value).toBe(formatTexts.SPEAKER);
    expect(row?.['Секция при регистрации']?.value).toBe('Рентгеновская и нейтронная оптика');
    expect(row?.['Подтверждённая секция']?.value).toMatch(/^Источники/);
  });

  it('API-29 of participants says of each whether the person takes part and registered for the school', async () => {
    await provider.setRegistration(talks[0] ?? 0, { is_confirm: 0 });
    const { rows } = await read(PEOPLE);
    const row = rows.find((candidate) => candidate.Номер?.value === talks[0]);
    expect([row?.['Подтвердил участие']?.value, row?.Школа?.value]).toEqual(['нет', 'нет']);
  });

  it('API-29 fits the width of a landscape page, with the headings on each page, none of them cut', async () => {
    const { sheet, headings } = await read(PEOPLE);
    expect(sheet?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    });
    // A width of nine is the default one, which is not written.
    for (const [index, heading] of headings.entries())
      expect(sheet?.getColumn(index + 1).width ?? 9, heading).toBeGreaterThan(heading.length + 3);
  });

  it('API-29 writes text that looks like a formula as text, and dates as dates', async () => {
    const titles = ['=HYPERLINK("http://example.org")', '+1', '-1', '@x'];
    for (const [index, comments] of titles.entries()) {
      await provider.setRegistration(talks[index] ?? 0, { comments });
    }
    const { rows } = await read(PEOPLE);
    for (const [index, title] of titles.entries()) {
      const cell = titlesIn(rows)[index];
      expect([cell?.type, cell?.value]).toEqual([exceljs.ValueType.String, title]);
    }
    const [row] = rows;
    expect(row?.['Дата рождения']?.value).toBeInstanceOf(Date);
    expect(row?.['Дата рождения']?.numFmt).toBe('dd.mm.yyyy');
    expect(row?.['Дата регистрации']?.numFmt).toBe('dd.mm.yyyy hh:mm');
  });

  it('API-29 drops characters that make an .xlsx unreadable or reverse its text', async () => {
    for (const [index, character] of storable.entries()) {
      const comments = `до${character}после\tслова\nстрока`;
      await provider.setRegistration(talks[index] ?? 0, { comments });
    }
    const { rows } = await read(PEOPLE);
    expect(titlesIn(rows).map((cell) => cell?.value)).toEqual(storable.map(() => 'допосле\tслова\nстрока'));
  });

  it('API-31 DSH-03 DSH-04 of attendance and audience equals their lists', async () => {
    for (const type of ['attendance', 'audience']) {
      for (const section of [{}, { section_id: 26 }]) {
        const { body } = await post<Row[]>(callPaths.listAttendance, { type, ...section });
        const query = new URLSearchParams({ type, ...('section_id' in section && { section_id: '26' }) });
        const { rows } = await read(`${callPaths.listAttendance}?${query}`);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.map((row) => [row.ФИО?.value, row.Секция?.value])).toEqual(
          body.data.map((row) => [row.user_descr, row.section_descr]),
        );
      }
    }
    const { rows } = await read(`${ATTENDANCE}&section_id=26`);
    // A sheet has no time zones: it shows Moscow time.
    const times = rows.map((row) => JSON.stringify(row.Время?.value));
    expect(times.filter((time) => !/T(17|18):/.test(time))).toEqual([]);
  });

  it('API-31 with the extension contains all sections of an earlier meeting', async () => {
    const count = async (meeting: number) => (await read(`${ATTENDANCE}&meeting_id=${meeting}`)).rows.length;
    expect(await count(3)).toBe((await read(ATTENDANCE)).rows.length);
    expect(await count(2)).not.toBe(await count(3));
    const [note] = await notes(2);
    expect(note).toMatchObject({ view: 'Посещения 2024: все секции (xlsx)' });
    expect((await provider.call('GET', `${ATTENDANCE}&meeting_id=99`, { token: moderator })).status).toBe(400);
  });

  it('API-29 API-31 is rejected for an unknown meeting or section', async () => {
    const unknown = `${callPaths.exportParticipations}?meeting_id=99`;
    expect((await provider.call('GET', unknown, { token: moderator })).status).toBe(400);
    expect((await provider.call('GET', `${ATTENDANCE}&section_id=999`, { token: moderator })).body).toEqual({
      error: 'Секция не найдена в справочнике',
    });
  });

  it('API-29 API-31 is noted: who, what, how many rows', async () => {
    const { rows } = await read(PEOPLE);
    await ask(`${ATTENDANCE}&section_id=26`, admin);
    const [attendance, people] = await notes();
    expect(people).toMatchObject({ action: 'exported', view: 'Участники 2025 (xlsx)', row_count: rows.length });
    expect(people?.last_name).toBe('Образцова');
    expect(attendance).toMatchObject({
      view: 'Посещения: Источники синхротронного и нейтронного излучения (xlsx)',
      last_name: 'Эталонов',
    });
  });
});

describe('the address of an export', () => {
  it('API-29 API-32 opens for every moderator, by the rights of the person who opens it', async () => {
    const url = await ask(PEOPLE);
    expect(url).toMatch(/\/media\/exports\/[\da-f]{32}\/[^/]+\.xlsx$/);
    expect(await ask(PEOPLE)).not.toBe(url);
    const answer = await open(url, moderator);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('cache-control')).toContain('private');
    expect((await open(url)).status).toBe(401);
    expect((await open(url, participant)).status).toBe(403);
    expect((await open(url, admin)).status).toBe(200);
    for (const key of ['0'.repeat(32), 'x', '..%2f..']) {
      expect((await open(`${provider.url}/media/exports/${key}/a.xlsx`, moderator)).status).toBe(404);
      expect((await open(`${provider.url}/media/exports/${key}/a.xlsx`, participant)).status).toBe(403);
    }
  });

  it('API-29 API-32 opens for an hour, and not for a former moderator', async () => {
    const url = await ask(PEOPLE);
    provider.clock.set('2025-09-15T13:00:00+03:00');
    expect((await open(url, moderator)).status).toBe(404);
    const fresh = await ask(PEOPLE, admin);
    const roles = provider.database.deleteFrom('account_roles').where('account_id', '=', 3);
    await roles.where('access_rights', '=', 'conf_admin').execute();
    expect((await open(fresh, admin)).status).toBe(403);
  });
});
