import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { archiveName, initials } from '../../provider/extensions/abstracts/names.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';
import { unzip } from '../testkit/unzip.ts';

const provider = await sampleProvider();
const moderator = await provider.login('moderator@example.org');
const { database } = provider;

const ask = (section_id: number | null, meeting_id = 3) =>
  provider.call<{ url: string; error?: string }>('POST', callPaths.exportAbstracts, {
    token: moderator,
    body: { meeting_id, section_id },
  });

async function download(section_id: number | null) {
  const { body } = await ask(section_id);
  const answer = await provider.call('GET', body.url, { token: moderator });
  expect([answer.status, answer.type]).toEqual([200, 'application/zip']);
  return unzip(answer.bytes);
}

async function contentsOf(files: Map<string, Buffer>): Promise<Record<string, string>[]> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(files.get('Содержание.xlsx') as unknown as ArrayBuffer);
  const [headings = [], ...rows] = (workbook.worksheets[0]?.getSheetValues() ?? [])
    .slice(1)
    .map((row) => Array.from(row as string[], (text) => text ?? '').slice(1));
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}

interface Talk {
  id: number;
  user_descr: string;
  comments: string;
  type: number;
  confirm_type: number;
  section_choice_id: number | null;
  section_confirm_id: number | null;
  file_id: number | null;
  file_pdf_id: number | null;
}

/** The moderators' list as another witness of the talks and their files. */
async function talks(section: number | null): Promise<Talk[]> {
  const { body } = await provider.call<{ data: Talk[] }>('POST', callPaths.listParticipations, {
    token: moderator,
    body: { meeting_id: 3, is_moderator: true },
  });
  return body.data.filter(
    ({ type, confirm_type, comments, section_choice_id, section_confirm_id }) =>
      (confirm_type || type) > 1 &&
      comments !== 'SCHOOL' &&
      (section === null || (section_confirm_id ?? section_choice_id) === section),
  );
}

/** The path of a thesis that lies in the section, and what names it in the archive. */
async function findThesis(section: number): Promise<{ path: string; author: string }> {
  const talk = (await talks(section)).find(({ file_pdf_id, file_id }) => file_pdf_id !== null && file_id === null);
  const fallback = talk ?? (await talks(section)).find(({ file_pdf_id }) => file_pdf_id !== null);
  const { path } = await database
    .selectFrom('files')
    .select('path')
    .where('id', '=', fallback?.file_pdf_id ?? 0)
    .executeTakeFirstOrThrow();
  return { path: join(provider.dataDir, 'media', path), author: fallback?.user_descr ?? '' };
}

describe('the book of abstracts', () => {
  it.each([28, null])('of section %s holds every thesis, and contents that mark the missing ones', async (section) => {
    const files = await download(section);
    const expected = await talks(section);
    const rows = await contentsOf(files);
    expect(rows.map((row) => `${row.ФИО}: ${row['Название доклада']}`).sort()).toEqual(
      expected.map(({ user_descr, comments }) => `${user_descr}: ${comments}`).sort(),
    );
    const missing = expected.filter(({ file_id, file_pdf_id }) => file_id === null && file_pdf_id === null);
    expect(missing.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row['Чего нет'] === 'нет тезисов')).toHaveLength(missing.length);
    const named = rows.flatMap((row) => [row['Тезисы (pdf)'], row['Тезисы (doc)']]).filter(Boolean);
    expect(named).toHaveLength(
      expected.reduce(
        (sum, { file_id, file_pdf_id }) => sum + Number(file_id !== null) + Number(file_pdf_id !== null),
        0,
      ),
    );
    expect([...files.keys()]).toEqual(['Содержание.xlsx', ...named]);
    for (const name of named) expect(name).toMatch(/^\d\d [^/]+\/\d\d-\d{3} \S+( \S\.)* \S\.(pdf|docx?)$/);
    const first = rows.find((row) => row['Тезисы (pdf)']);
    expect(
      files
        .get(first?.['Тезисы (pdf)'] ?? '')
        ?.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(first?.['Тезисы (pdf)']).toContain(`/${first?.Номер} ${first?.ФИО?.split(' ')[0]}`);
  });

  it('gives a talk the same number and file in the archive of its section as in that of all', async () => {
    const all = await contentsOf(await download(null));
    const [row] = await contentsOf(await download(28));
    expect(row).toMatchObject({ Номер: expect.stringMatching(/^\d\d-001$/) });
    expect(all).toContainEqual(row);
  });

  it('numbers the talks without a section after those of the last one', async () => {
    const [talk] = await talks(28);
    const sections = await database.selectFrom('sections').select('id').where('meeting_id', '=', 3).execute();
    const without = { section_choice_id: null, section_confirm_id: null };
    await provider.setRegistration(talk?.id ?? 0, without);
    const last = (await contentsOf(await download(null))).at(-1);
    expect(last).toMatchObject({ ФИО: talk?.user_descr, Секция: '', Номер: `${sections.length + 1}-001` });
  });

  it('marks a lost file as missing, and still contains all others', async () => {
    const { path, author } = await findThesis(29);
    const before = await download(29);
    await rm(path);
    const files = await download(29);
    expect(files.size).toBe(before.size - 1);
    const marks = (await contentsOf(files)).filter((row) => row.ФИО === author).map((row) => row['Чего нет']);
    expect(marks.join()).toMatch(/нет (pdf|тезисов)/);
  });

  it('breaks the connection if a file cannot be read, so that nobody takes a part for the complete archive', async () => {
    const { path } = await findThesis(28);
    const { body } = await ask(28);
    await rm(path);
    await mkdir(path);
    await expect(provider.call('GET', body.url, { token: moderator })).rejects.toThrow(/terminated|fetch failed/);
  });

  it('is recorded, and rejected for a section of another meeting or without talks', async () => {
    expect((await ask(1)).status).toBe(400);
    expect((await ask(null, 9)).status).toBe(400);
    expect((await ask(38)).body.error).toBe('Докладов здесь пока нет');
    await ask(30);
    const [newest] = await provider.read<object[]>(`${callPaths.listExports}?meeting_id=3`, moderator);
    const view = 'Тезисы 2025: Рентгеновская и нейтронная оптика (zip)';
    expect(newest).toMatchObject({ action: 'exported', view, rows: (await talks(30)).length });
  });
});

describe('names in an archive', () => {
  it('have no characters that a system forbids, no ends that it drops, and no excess length', () => {
    expect(archiveName('01 Свет/тень: «A» <b>? "c"\\d|e*\n.. ')).toBe('01 Свет тень «A» b c d e');
    expect(archiveName('\u202eтекст')).toBe('текст');
    expect(archiveName('...')).toBe('_');
    expect([...archiveName('ы'.repeat(300))]).toHaveLength(80);
    expect(initials({ last_name: 'Примеров', first_name: 'Пример', middle_name: null })).toBe('Примеров П.');
  });
});
