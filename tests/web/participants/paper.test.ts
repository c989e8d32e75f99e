import { afterEach, describe, expect, it, vi } from 'vitest';
import { csvOf } from '../../../web/features/participants/model/csv.ts';
import { uniqueAddresses } from '../../../web/features/participants/model/rowFacts.ts';
import {
  archiveFiles,
  type MissingFile,
  safeName,
  saveArchive,
} from '../../../web/features/participants/paper/archive.ts';
import { watchSavedFiles } from '../../testkit/savedFiles.ts';
import { unzip } from '../../testkit/unzip.ts';
import { confirmedTalk, deskRow } from './deskRow.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the table of what is shown', () => {
  it.each([
    ['a plain text', 'Институт', 'Институт'],
    ['an empty text', '', ''],
    ['a semicolon', 'a;b', '"a;b"'],
    ['quotation marks', 'НИИ "Луч"', '"НИИ ""Луч"""'],
    ['several lines', 'a\r\n\tb', 'a b'],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a formula after white space', ' \u00a0@SUM(1)', `"' \u00a0@SUM(1)"`],
    ['a formula after a line end', '\n=1', `"' =1"`],
    ['a minus', '-1+cmd', `"'-1+cmd"`],
    ['a phone with a plus', '+79001234567', '+7 (900) 123-45-67'],
    ['a phone of another country', '+374 10 123-456', '+3741 012-34-56'],
    ['a plus without a phone', '+7', `"'+7"`],
    ['a formula that looks like a phone', '+7900*1234567', `"'+7900*1234567"`],
    ['first zeros', '0014155552671', `"'0014155552671"`],
    ['a zero alone', '0', '0'],
    ['a phone that begins with 8', '89001234567', '89001234567'],
    ['more digits than a number has', '123456789012', `"'123456789012"`],
    ['a date', '22.10.2025', '22.10.2025'],
  ])('keeps %s', (_, text, cell) => {
    expect(csvOf([{ heading: 'h', text: String }], [text])).toBe(`\uFEFFh\r\n${cell}\r\n`);
  });

  it('has a byte order mark, headings and a line for each row', () => {
    const columns = [
      { heading: 'ФИО', text: ({ name }: { name: string }) => name },
      { heading: '=1', text: () => 'x' },
    ];
    expect(csvOf(columns, [{ name: 'Примеров' }, { name: 'Образцова' }])).toBe(
      `\uFEFFФИО;"'=1"\r\nПримеров;x\r\nОбразцова;x\r\n`,
    );
  });
});

it('DSH-02 has each address once', () => {
  const emails = ['b@example.org', ' B@Example.org ', null, '', 'a@example.org'];
  expect(uniqueAddresses(emails.map((email) => ({ email })))).toEqual(['b@example.org', 'a@example.org']);
});

describe('names in the archive', () => {
  it.each([
    ['Физика и техника', 'Физика и техника'],
    ['Müller Ёж', 'Müller Ёж'],
    ['Е\u0308ж', 'Ёж'],
    ['../../etc/passwd', 'etc passwd'],
    ['..', 'нет'],
    ['C:\\Windows\\x', 'C Windows x'],
    ['a\u0000b\nc', 'a b c'],
    ['exe.\u202efdp', 'exe. fdp'],
    ['что? где* «когда»', 'что где «когда»'],
    ['конец. . ', 'конец'],
    ['.hidden', 'hidden'],
    ['con', 'con_'],
    ['NUL.txt', 'NUL_.txt'],
    ['', 'нет'],
    ['а'.repeat(300), 'а'.repeat(80)],
  ])('%j becomes %j', (text, name) => expect(safeName(text, 'нет')).toBe(name));

  it('consist of section, author and number of the record', () => {
    const file = (name: string) => ({ key: '1', name, url: `https://portal.example/media/${name}` });
    const rows = [
      confirmedTalk(7, { thesisPdf: file('a.PDF'), thesisDocument: file('b.docx'), expertConclusion: file('c.pdf') }),
      deskRow(8, { requestedSection: null, fullName: null, thesisPdf: file('без окончания') }),
      deskRow(9, { requestedFormat: 'LISTENER', thesisPdf: file('d.pdf') }),
    ];
    expect(archiveFiles(rows).map(({ path, url }) => [path, url])).toEqual([
      ['Детекторы/Примеров-7 Пример 7.pdf', '/media/a.PDF'],
      ['Детекторы/Примеров-7 Пример 7.docx', '/media/b.docx'],
      ['Без секции/Без имени 8', '/media/без окончания'],
    ]);
  });
});

describe('the archive of theses', () => {
  const talk = (key: number) =>
    confirmedTalk(key, { thesisPdf: { key: '1', name: 'a.pdf', url: `/media/${key}.pdf` } });
  const files = archiveFiles([talk(1), talk(2), talk(3)]);

  it('has the files that came, a list of all, and a line for each that failed', async () => {
    const saved = watchSavedFiles();
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/media/2.pdf') return new Response('', { status: 404 });
      if (url === '/media/3.pdf') throw new TypeError('Failed to fetch');
      return new Response('thesis');
    });
    const steps: [number, string[]][] = [];
    const onDone = (done: number, missing: readonly MissingFile[]) =>
      steps.push([done, missing.map(({ file, reason }) => `${file.url} ${reason}`)]);
    await saveArchive('тезисы.zip', files, { signal: new AbortController().signal, onDone });
    const failed = ['/media/2.pdf ответ 404', '/media/3.pdf нет ответа'];
    expect(steps).toEqual([
      [1, []],
      [2, failed.slice(0, 1)],
      [3, failed],
    ]);
    const [name, content] = saved.mock.calls[0] ?? [];
    expect(name).toBe('тезисы.zip');
    const entries = await unzip(Buffer.from(await (content as Blob).arrayBuffer()));
    expect([...entries.keys()]).toEqual(['Детекторы/Примеров-1 Пример 1.pdf', 'Список.csv']);
    expect(entries.get('Список.csv')?.toString()).toBe(
      [
        '\uFEFFАвтор;Название доклада;Секция;Файл;Итог',
        'Примеров-1 Пример;Измерение;Детекторы;Детекторы/Примеров-1 Пример 1.pdf;в\u00a0архиве',
        'Примеров-2 Пример;Измерение;Детекторы;Детекторы/Примеров-2 Пример 2.pdf;ответ 404',
        'Примеров-3 Пример;Измерение;Детекторы;Детекторы/Примеров-3 Пример 3.pdf;нет ответа',
        '',
      ].join('\r\n'),
    );
  });

  it('saves nothing after a stop', async () => {
    const saved = watchSavedFiles();
    const stopper = new AbortController();
    vi.stubGlobal('fetch', async () => new Response('thesis'));
    const run = saveArchive('тезисы.zip', files, { signal: stopper.signal, onDone: () => stopper.abort() });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(saved).not.toHaveBeenCalled();
  });
});
