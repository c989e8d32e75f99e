import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadEditions } from '../../../gateway/editions/load.ts';
import { EditionsError } from '../../../gateway/editions/source.ts';
import { type SampleEditions, sampleEditions } from '../../testkit/sampleEdition.ts';
import { mistakesOf2026 } from './mistakes.ts';
import { mistakesIn } from './mistakesIn.ts';

let editions: SampleEditions;
beforeEach(async () => {
  editions = await sampleEditions();
});
afterEach(() => editions.remove());

const mistakes = () => mistakesIn(editions.folder);
const replace = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`the sample has no ${from}`);
  return text.replace(from, to);
};

describe('a folder of editions', () => {
  it('the newest is the current edition, the others stay in order', async () => {
    await editions.write(2024);
    await editions.write(2026);
    await editions.write(2025);
    const { current, all, byYear } = loadEditions(editions.folder);
    expect(all.map(({ year, isCurrent }) => [year, isCurrent])).toEqual([
      [2026, true],
      [2025, false],
      [2024, false],
    ]);
    expect(current.year).toBe(2026);
    expect(byYear(2025)?.meetingId).toBe(3);
    expect(byYear(1999)).toBeNull();
  });

  it('is frozen, because all requests share it', async () => {
    await editions.write(2026);
    const { current } = loadEditions(editions.folder);
    expect(() => current.programme?.days.pop()).toThrow(TypeError);
    expect(() => {
      current.school.sectionId = 1;
    }).toThrow(TypeError);
  });

  it('without any edition fails with a message', () => {
    expect(() => loadEditions(editions.folder)).toThrow('holds no edition');
    expect(() => loadEditions(`${editions.folder}/none`)).toThrow('none cannot be read (ENOENT)');
    expect(() => loadEditions('package.json')).toThrow(
      new EditionsError('the folder package.json cannot be read (ENOTDIR)'),
    );
  });

  it('with a folder that cannot be read fails with a message', async () => {
    await editions.write(2026);
    const folder = join(editions.folder, '2026/files');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect(() => loadEditions(editions.folder)).toThrow(
      new EditionsError(`the folder ${folder} cannot be read (ENOTDIR)`),
    );
  });
});

it('accepts a window that opens a year before the forum and closes with its last day', async () => {
  const window = "schoolWindow: { opensAt: '2025-10-20T00:00:00+03:00', closesAt: '2026-10-24T00:00:00+03:00' }";
  await editions.write(2026, { 'edition.yaml': (text) => text.replace(/schoolWindow.*/, window) });
  expect(mistakes()).toEqual([]);
});

it.each(['21 октября, среда', 'Среда', '2-й день', '1 день (21 октября)', 'Второй день'])(
  'accepts the label «%s» of 21 October 2026',
  async (label) => {
    await editions.write(2026, { 'programme.yaml': replace('label: 21 окт.', `label: ${label}`) });
    expect(mistakes()).toEqual([]);
  },
);

it('accepts other days and braces in titles of talks and posters: they are their authors’', async () => {
  await editions.write(2026, {
    'programme.yaml': replace('main: Рассеяние', "main: 'Рассеяние {forum} 5 мая'"),
    'posters.yaml': replace('title: Плёнки', "title: 'Плёнки {forum} 5 мая'"),
  });
  expect(mistakes()).toEqual([]);
});

describe('a mistake names its file and line', () => {
  it.each(mistakesOf2026)('%s (%s)', async (_, file, from, to, line, message) => {
    let spoilt = '';
    const spoil = (text: string) => {
      spoilt = text.replace(from, to);
      return spoilt;
    };
    await editions.write(2026, { [file]: spoil });
    const place = line === '' ? '' : `:${spoilt.slice(0, spoilt.indexOf(line)).split('\n').length}`;
    expect(spoilt).toContain(line);
    expect(mistakes()).toContainEqual(expect.stringContaining(`2026/${file}${place}: ${message}`));
  });

  it.each([
    ['edition.yaml', '2026/edition.yaml: is missing'],
    ['texts/about.md', '2026/texts/about.md: is missing'],
    ['programme.yaml', '2026/edition.yaml:18: screens.0: programme has no programme.yaml'],
    ['gallery/gallery.yaml', '2026/edition.yaml:18: screens.3: photos has no gallery/gallery.yaml'],
    ['gallery/ring-1920.webp', undefined],
  ])('without %s', async (file, expected) => {
    await editions.write(2026, { [file]: null });
    expect(mistakes()[0]).toBe(expected);
  });

  it.each([
    ['texts/else.md', '2026/texts/else.md: must be one of'],
    ['texts/consents/2025-09-01.md', '2026/texts/consents/2025-09-01.md: must be named processing-'],
    ['texts/consents/processing-2025-13-01.md', '2026/texts/consents/processing-2025-13-01.md: must be named'],
    [
      'files/photo.jpeg',
      '2026/files/photo.jpeg: must be named by small Latin letters and digits, joined by - or _, and',
    ],
    ['files/письмо 2.pdf', '2026/files/письмо 2.pdf: must be named by'],
    ['files/run.exe', ' and end with .avif, .webp, .jpg, .png, .svg, .pdf, .doc or .docx'],
    ['gallery/ring-64.pdf', '2026/gallery/gallery.yaml:1: ring-64.pdf belongs to no image'],
    ['gallery/ring-64.avif', '2026/gallery/ring-64.avif: is no image/avif'],
    ['gallery/ring-64.webp', '2026/gallery/ring-64.webp: is no image/webp'],
    ['files/logo-1.svg', '2026/files/logo-1.svg: is no image/svg+xml'],
    ['files/logo-1.png', '2026/files/logo-1.png: is no image/png'],
    ['files/logo-1.jpg', '2026/files/logo-1.jpg: is no image/jpeg'],
    ['files/logo-3.svg', '2026/files/logo-3.svg: is no image/svg+xml', '<!-- -->'.repeat(100)],
    ['files/logo-2.svg', '2026/files/logo-2.svg: is no image/svg+xml', '<!DOCTYPE html><html><svg width="1"/></html>'],
  ])('with %s', async (file, expected, content = 'text') => {
    await editions.write(2026, { [file]: () => content });
    expect(mistakes()).toEqual([expect.stringContaining(expected)]);
  });

  it('with windows of the older cabinet and a deadline that another forum has', async () => {
    const windows = `expiredWindows:
  registrationWindow: { opensAt: '2025-08-01T00:00:00+03:00', closesAt: '2026-10-02T00:00:00+03:00' }
  thesesWindow: { opensAt: '2026-08-01T00:00:00+03:00', closesAt: '2026-11-02T00:00:00+03:00' }
  certificatesFrom: '2025-10-24T00:00:00+03:00'\n`;
    const deadline = "  - { id: due, startsOn: '2026-07-31', title: Ответ, deadlineOf: confirmation }\n";
    await editions.write(2026, {
      'edition.yaml': (text) => text.replace('siteType', `${windows}siteType`).replace('keyDates:\n', `$&${deadline}`),
    });
    expect(mistakes()).toEqual([
      expect.stringContaining('deadlineOf: confirmation ends before the registration opens'),
      expect.stringContaining('expiredWindows.registrationWindow.opensAt: opens more than a year'),
      expect.stringContaining('expiredWindows.thesesWindow.closesAt: closes after the edition ends'),
      expect.stringContaining('expiredWindows.certificatesFrom: 2025-10-24 is before the edition starts'),
    ]);
  });

  it.each(['files', 'gallery', 'texts', 'texts/consents'])('but not with a hidden file in %s', async (folder) => {
    await editions.write(2026, { [`${folder}/.about.md.swp`]: () => 'text' });
    expect(mistakes()).toEqual([]);
  });

  it('but not with a picture that has a declaration, a document type and a long licence before its root', async () => {
    const licence = `<!-- ${'licence <svg> '.repeat(500)} -->`;
    const type = '<!DOCTYPE svg [ <!ENTITY ns "http://example.org/"> ]>';
    await editions.write(2026, {
      'files/logo-1.svg': () => `\ufeff<?xml version="1.0"?>\n${licence}\n${type}\n<svg\n width="1"/>`,
    });
    expect(mistakes()).toEqual([]);
  });

  it.each(['edition.yaml', 'texts/tour.md', 'files/og.png'])('with an unreadable %s', async (file) => {
    await editions.write(2026, { [file]: null });
    mkdirSync(`${editions.folder}/2026/${file}`);
    expect(mistakes()).toContain(`2026/${file}: cannot be read (EISDIR)`);
  });

  it.each(['edition.yaml', 'texts/tour.md'])('with a %s that is not UTF-8', async (file) => {
    await editions.write(2026);
    const cp1251 = Buffer.from([0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0]);
    writeFileSync(`${editions.folder}/2026/${file}`, cp1251);
    expect(mistakes()).toEqual([`2026/${file}: is not UTF-8; save it as UTF-8`]);
  });

  it('accepts a byte order mark', async () => {
    const marked = (text: string) => `\u{feff}${text}`;
    await editions.write(2026, { 'edition.yaml': marked, 'texts/tour.md': marked });
    expect(loadEditions(editions.folder).current.tour).toMatch(/^<h2>/);
  });

  it('reports all mistakes of all files and years together', async () => {
    await editions.write(2025, { 'posters.yaml': replace('board: 79', 'boards: 79') });
    await editions.write(2026, {
      'edition.yaml': replace('place: Москва\n', ''),
      'programme.yaml': replace('kind: section', 'kind: sections'),
    });
    expect(mistakes()).toEqual([
      expect.stringMatching(/^2025\/posters.yaml:7: lists.0.groups.0.posters.0.board: /),
      expect.stringMatching(/^2025\/posters.yaml:7: lists.0.groups.0.posters.0.boards: no such key/),
      expect.stringMatching(/^2026\/edition.yaml:1: place: /),
      expect.stringMatching(/^2026\/programme.yaml:10: days.0.items.1.kind: /),
    ]);
  });

  it.each([
    ['programme.yaml', "starts: '10:00'", "starts: '25:00'"],
    ['gallery/gallery.yaml', 'width: 1920', 'width: wide'],
    ['posters.yaml', 'id: p2', 'id: P2'],
  ])('reports one mistake in %s once, not where other files name its parts', async (file, from, to) => {
    await editions.write(2026, {
      [file]: replace(from, to),
      'edition.yaml': (text) =>
        `${text.replace('pages: 4,', 'pages: 4, cover: ring,')}highlights: [d1-s1]\nheroPhoto: ring\n`,
      'texts/about.md': () => 'Форум {programme:short}, открытие {day.d1}.',
    });
    expect(mistakes()).toEqual([expect.stringContaining(`2026/${file}:`)]);
  });

  it('rejects a meeting that two years name', async () => {
    await editions.write(2025);
    await editions.write(2026, { 'edition.yaml': replace('meetingId: 4', 'meetingId: 3') });
    expect(mistakes()).toEqual(['2026/edition.yaml:2: meetingId: meeting 3 already belongs to 2025']);
  });
});
