import { Readable } from 'node:stream';
import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { forms, type Table } from '../../../../gateway/domains/exports/write.ts';
import { columns as exportColumns } from '../../../../gateway/lists/exportColumns.ts';
import { forbiddenCharacters } from '../../../testkit/samples.ts';
import { openExports, wish } from './exportedLists.ts';

/** Lists that leave the service: views of the gateway, and addresses. */
const { provider, gateway, moderator, address, open, load, onScreen } = await openExports();

const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', ' =2+2', 'со «скобками»; и "кавычками"\nв две строки'];

const talks = await provider.database
  .selectFrom('participations')
  .select('id')
  .where('meeting_id', '=', 3)
  .where('is_active', '=', true)
  .where('type', '>', 1)
  .orderBy('id')
  .limit(dangerous.length)
  .execute();
for (const [index, { id }] of talks.entries()) {
  const comments = dangerous[index] ?? null;
  await provider.database.updateTable('participations').set({ comments }).where('id', '=', id).execute();
}

describe('an export of a view', () => {
  it('LST-06 .xlsx has the rows and columns of the screen in their order, and texts stay texts', async () => {
    const answer = await load('xlsx');
    const items = await onScreen();
    expect(answer.headers.get('x-total-rows')).toBe(String(items.length));
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(await answer.arrayBuffer());
    const [sheet] = workbook.worksheets;
    const values = (sheet?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1));
    expect(values[0]).toEqual([
      'Номер',
      'ФИО',
      'Название доклада',
      'Телефон',
      'Подтверждённый формат',
      'Секция',
      'Слот',
    ]);
    expect(values.slice(1).map(([id, name, title]) => [String(id), name, title ?? null])).toEqual(
      items.map(({ id, fullName, registration }) => [id, fullName, registration.title]),
    );
    const titles = values.slice(1).map(([, , title]) => title);
    for (const text of dangerous) expect(titles).toContain(text);
    expect(values.slice(1).some((row) => typeof row[6] === 'number')).toBe(true);
    sheet?.eachRow((row) => row.eachCell((cell) => expect(cell.formula).toBeUndefined()));
  });

  it('LST-06 .xlsx holds dates as dates, which .csv writes as the screen does, by the clock of Moscow', async () => {
    const dated = { columns: ['ID', 'BIRTH_DATE', 'CREATED_AT'] };
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(await (await load('xlsx', dated)).arrayBuffer());
    const rows = workbook.worksheets[0]?.getRows(2, 500) ?? [];
    const row = rows.find((it) => it.getCell(2).value !== null);
    const [id, birth, created] = [1, 2, 3].map((at) => row?.getCell(at));
    expect([typeof id?.value, birth?.numFmt, created?.numFmt]).toEqual(['number', 'dd.mm.yyyy', 'dd.mm.yyyy hh:mm']);
    const shown = (cell: exceljs.Cell | undefined) => ((cell?.value ?? null) as Date).toISOString();
    const [, day, time] = /^(.{10})T(.{5})/.exec(shown(created)) ?? [];
    const text = await (await load('csv', dated)).text();
    const ofDay = (iso = '') => iso.slice(0, 10).split('-').reverse().join('.');
    expect(text).toContain(`${id?.value};${ofDay(shown(birth))};${ofDay(day)} ${time}`);
    const { created_at } = await provider.database
      .selectFrom('participations')
      .select('created_at')
      .where('id', '=', Number(id?.value))
      .executeTakeFirstOrThrow();
    // A sheet counts days, which are exact to about a millisecond.
    const moscow = created_at.getTime() + 3 * 3_600_000;
    expect(Math.abs(Date.parse(shown(created)) - moscow)).toBeLessThan(1000);
  });

  it('JSON Lines hold each value of a registration as the graph gives it', async () => {
    const all = Object.keys(exportColumns);
    const lines = (await (await load('jsonl', { columns: all })).text()).trimEnd().split('\n');
    const file = '{ key name url }';
    const { edition } = await gateway.read<{
      edition: { participants: { nodes: { registration: Record<string, unknown> }[] } };
    }>(
      `query ($filter: ParticipantFilter, $orderBy: [ParticipantOrder!]!) {
        edition(year: 2025) { participants(filter: $filter, orderBy: $orderBy, first: 500) { nodes { registration {
          id fullName organization { id name isOther } phone email birthDate createdAt updatedAt version requestedFormat confirmedFormat status
          effectiveSection { id name } requestedSection { id name } confirmedSection { id name } title
          listeningSections { id name } talkSchedule talkDay talkTrack talkSlot isConfirmed
          thesisDocument ${file} thesisPdf ${file} expertConclusion ${file}
          isSchool thesisState tour tshirtSize attendanceDays
        } } } }
      }`,
      wish,
      moderator,
    );
    const registrations = edition.participants.nodes.map(({ registration }) => registration);
    expect(Object.keys(registrations[0] ?? {}).sort()).toEqual(
      Object.values(exportColumns)
        .map(({ field }) => field)
        .sort(),
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(registrations);
  });

  it('LST-06 .xlsx fits the width of a landscape page, with the headings on each page, none of them cut', async () => {
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(await (await load('xlsx', { columns: ['NAME', 'TSHIRT_SIZE'] })).arrayBuffer());
    const [sheet] = workbook.worksheets;
    expect(sheet?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    });
    expect([1, 2].map((at) => sheet?.getColumn(at).width)).toEqual([36, 19]);
  });

  it('LST-06 .xlsx has no character that XML forbids or that reverses text', async () => {
    const target = forms.xlsx.write({
      columns: [{ name: 'TITLE', heading: 'Название', width: 10 }] as unknown as Table['columns'],
      rows: {
        chunks: async function* () {
          yield forbiddenCharacters.map((character) => [`до${character}после\tслова`]);
        },
      } as unknown as Table['rows'],
    });
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.read(target);
    const values = workbook.worksheets[0]?.getColumn(1).values.slice(2);
    expect(values).toEqual(forbiddenCharacters.map(() => 'допосле\tслова'));
  });

  it('LST-06 .csv opens in the Russian Excel, and no cell is a formula', async () => {
    const bytes = Buffer.from(await (await load('csv')).arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = bytes.toString().slice(1);
    const items = await onScreen();
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(items.length + 1);
    const sheet = await new exceljs.Workbook().csv.read(Readable.from([text]), {
      parserOptions: { delimiter: ';' },
      map: (value: string) => value,
    });
    const cells = sheet
      .getSheetValues()
      .slice(1)
      .map((row) => (row as string[]).slice(1));
    expect(cells.slice(1).map(([id, name]) => [id, name])).toEqual(items.map(({ id, fullName }) => [id, fullName]));
    const phone = /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/;
    for (const cell of cells.flat()) expect(phone.test(cell) || !/^\s*[=+\-@]/.test(cell)).toBe(true);
    expect(cells.slice(1).some(([, , , written]) => phone.test(written ?? ''))).toBe(true);
    expect(cells.map(([, , title]) => title)).toContain("'=1+1");
    expect(cells.map(([, , title]) => title)).toContain('со «скобками»; и "кавычками" в две строки');
  });

  it('LST-06 .json is a list of objects, one a line; .jsonl holds the same objects alone', async () => {
    const text = await (await load('json')).text();
    const rows = JSON.parse(text) as Record<string, unknown>[];
    const items = await onScreen();
    expect(rows.map(({ title, phone }) => [title, phone])).toEqual(
      items.map(({ registration }) => [registration.title, registration.phone]),
    );
    const fields = ['id', 'fullName', 'title', 'phone', 'confirmedFormat', 'effectiveSection', 'talkSlot'];
    expect(Object.keys(rows[0] ?? {})).toEqual(fields);
    expect(text.trimEnd().split('\n')).toHaveLength(items.length + 2);
    const lines = (await (await load('jsonl')).text()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
    const nobody = { filter: { search: 'нетникого' } };
    expect(await (await load('json', nobody)).json()).toEqual([]);
    expect(await (await load('jsonl', nobody)).text()).toBe('');
  });

  it('is noted with who, when, what and how many rows', async () => {
    const answer = await load('csv');
    await answer.text();
    const query = '{ edition(year: 2025) { exports { nodes { isMailing authorName view viewParts rowCount } } } }';
    const { edition } = await gateway.read<{ edition: { exports: { nodes: object[] } } }>(query, {}, moderator);
    expect(edition.exports.nodes[0]).toMatchObject({
      isMailing: false,
      authorName: expect.stringMatching(/\S+ \S+/),
      view: 'Участники 2025, таблица (.csv). Фильтры: заявленный формат: кроме Слушатель. Порядок: Организация по убыванию. Столбцы: Номер, ФИО, Название доклада, Телефон, Подтверждённый формат, Секция, Слот',
      viewParts: [
        'Участники 2025, таблица (.csv)',
        'Фильтры: заявленный формат: кроме Слушатель',
        'Порядок: Организация по убыванию',
        'Столбцы: Номер, ФИО, Название доклада, Телефон, Подтверждённый формат, Секция, Слот',
      ],
      rowCount: Number(answer.headers.get('x-total-rows')),
    });
  });

  it.each([
    ['no columns', 'year=2025'],
    ['a column that is none', 'year=2025&columns=SECRET'],
    ['a repeated column', 'year=2025&columns=NAME,ID,NAME'],
    ['a filter that is no JSON', 'year=2025&columns=NAME&filter={'],
    ['a filter that the schema does not know', 'year=2025&columns=NAME&filter={"secret":1}'],
    ['a year that is none', 'year=x&columns=NAME'],
    ['a name that stands twice', 'year=2025&columns=NAME&columns=ID'],
  ])('rejects an address with %s', async (_, query) => {
    expect((await open(`/export/participants.csv?${query}`)).status).toBe(400);
  });

  it('opens for an hour by real time', async () => {
    const { url, expiresAt } = (await address('csv')).payload.download;
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(3_500_000);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const old = url.replace(/\d+$/, String(Math.floor(Date.now() / 1000)));
    expect([(await open(url)).status, (await open(old)).status]).toEqual([200, 410]);
    const page = await gateway.open(old, { headers: { accept: 'text/html,*/*' } });
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('Срок действия этой ссылки истёк')]);
  });

  it('rejects a repeated column in the mutation too', async () => {
    expect((await address('csv', { columns: ['NAME', 'ID', 'NAME'] })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it.each([
    [{ editionId: 'Edition:1999' }, 'editionId'],
    [{ project: 'none' }, 'project'],
  ])('has no address for %j', async (list, field) => {
    expect((await address('csv', list)).data).toEqual({
      createParticipantsDownload: { download: null, userErrors: [{ code: 'NOT_FOUND', field: [field] }] },
    });
  });

  it('finds no list of a year or project that is not in the data', async () => {
    for (const [list, status] of [
      ['year=1999', 404],
      ['year=2025&project=none', 404],
    ]) {
      expect((await open(`/export/participants.csv?${list}&columns=NAME`)).status).toBe(status);
    }
  });
});
