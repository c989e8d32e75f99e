import { readFileSync, statSync } from 'node:fs';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { ownEditions } from '../../testkit/editions.ts';
import { plain } from '../../testkit/programmeFacts.ts';

const { current, all, byYear } = ownEditions;
const words = (html: string | null | undefined) => plain(html ?? '').replaceAll(/<[^>]+>/g, '');
const facts = current.facts.map(({ term, value }) => plain(`${term}: ${value}`)).join('\n');

describe('the facts of the public pages', () => {
  it('PUB-01 the forum of 2025: dates, no fee, in person, in Russian', () => {
    expect([current.year, current.startsOn, current.endsOn]).toEqual([2025, '2025-10-21', '2025-10-25']);
    expect(facts).toMatch(/взнос.*не взимается/i);
    expect(facts).toMatch(/очное/);
    expect(facts).toMatch(/русский/);
    expect(plain(current.place)).toMatch(/Москва/);
    expect(words(current.about)).toMatch(/синхротронного излучения, нейтронов и электронов/);
    expect(current.topics.length).toBeGreaterThan(3);
  });

  it('PUB-01 key dates: 4 August, 1, 7 and 9 October', () => {
    expect(current.keyDates.slice(0, 4).map(({ startsOn }) => startsOn)).toEqual([
      '2025-08-04',
      '2025-10-01',
      '2025-10-07',
      '2025-10-09',
    ]);
    expect(current.keyDates.slice(0, 4).map(({ title }) => plain(title))).toEqual([
      expect.stringMatching(/^Открытие регистрации и приёма тезисов/),
      expect.stringMatching(/^Окончание регистрации и приёма тезисов/),
      expect.stringMatching(/письмо.*программа/),
      expect.stringMatching(/^Подтверждение очного участия/),
    ]);
  });

  it('PUB-01 the three formats: a listener has neither talk nor publication', () => {
    expect(current.formats.map(({ format }) => format)).toEqual(['listener', 'speaker', 'poster']);
    expect(plain(current.formats[0]?.description ?? '')).toMatch(/^Без доклада и без публикации/);
  });

  it('PUB-01 2023 had 280 participants of 42 organisations', () => {
    const figures = byYear(2023)?.figures.map(({ value, label }) => `${value} ${label}`);
    expect(figures).toEqual(expect.arrayContaining(['280 участников', '42 организации']));
  });

  it('PUB-02 organisers, and contacts with institute, person, e-mail and postal address', () => {
    expect(current.organisers.flatMap(({ members }) => members).length).toBeGreaterThan(3);
    expect(Object.values(current.contacts ?? {}).every(Boolean)).toBe(true);
  });

  it('PUB-03 rules for theses and posters, with the template as a file', () => {
    const rules = words(current.thesesRules?.text);
    for (const rule of [
      /\*\.doc или \*\.docx и \*\.pdf/,
      /одной страницы.*Times New Roman.*14/,
      /2000 знаков.*пробел/,
      /экспертное заключение.*открыто/i,
      /скан.*оригинал.*очной регистрации/,
      /1 октября 2025/,
      /программный комитет/,
      /индекс.*цитирования/,
      /А1.*вертикальн.*60 см.*84 см/,
      /лучших постеров.*устн/,
    ]) {
      expect(rules).toMatch(rule);
    }
    const template = current.thesesRules?.links.find(({ file }) => file?.name.endsWith('.docx'));
    expect(current.thesesRules?.text).toContain(`href="${template?.url}"`);
  });

  it.each([2023, 2024])('PUB-04 the collection of %i has a science library and a PDF', (year) => {
    const links = byYear(year)?.thesisCollection?.links ?? [];
    expect(links.filter(({ url, file }) => file === null && url.startsWith('https://'))).toHaveLength(1);
    expect(links.filter(({ file }) => file?.mediaType === 'application/pdf')).toHaveLength(1);
  });

  it.each([2023, 2024])(
    'PUB-04 the contents of the collection of %i are those of its PDF, page by page',
    async (year) => {
      const edition = byYear(year);
      const pdf = edition?.assets.find(({ name }) => name === `theses-${year}.pdf`);
      const { text, totalPages } = await extractText(new Uint8Array(readFileSync(pdf?.file ?? '')));
      expect(edition?.thesisCollection?.pages).toBe(totalPages);
      expect(edition?.thesisCollection?.contents.map(({ page }) => page)).toEqual([2, 3, 4]);
      for (const { title, authors, page, url } of edition?.thesisCollection?.contents ?? []) {
        expect(text[page - 1]).toContain(title);
        expect(text[page - 1]).toContain(authors.replaceAll('\u00a0', ' '));
        expect(url).toBe(`${pdf?.path}#page=${page}`);
      }
    },
  );

  it('PUB-05 galleries of 7, 5 and 7, each image described, in modern formats, and an album elsewhere', () => {
    expect([2025, 2023, 2024].map((year) => byYear(year)?.gallery.length)).toEqual([7, 5, 7]);
    const images = all.flatMap(({ gallery }) => gallery);
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
    for (const { sources, width, height } of images) {
      expect(sources[0]?.type).toBe('image/avif');
      expect(sources[0]?.srcSet.split(', ').length).toBeGreaterThan(2);
      expect(width / height).toBeCloseTo(3 / 2, 1);
    }
    expect(all.every(({ albumUrl }) => albumUrl?.startsWith('https://'))).toBe(true);
  });

  it('PUB-05 the pictures of all years together weigh little', () => {
    const bytes = all.flatMap(({ assets }) => assets).reduce((sum, { file }) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(4 * 1024 * 1024);
  });

  it('TOU-01 the text of the excursion names the F-1 reactor and the synchrotron source', () => {
    expect(words(current.tour)).toMatch(/Ф-1/);
    expect(words(current.tour)).toMatch(/25 декабря 1946 года/);
    expect(words(current.tour)).toMatch(/[Сс]инхротронн/);
  });

  it('PUB-07 LST-07 screens of the current edition and of the archive, and the neutron project', () => {
    expect([...current.screens].sort()).toEqual(
      ['contacts', 'organisers', 'participants', 'photos', 'programme', 'theses', 'tour'].sort(),
    );
    for (const year of [2023, 2024]) {
      expect([...(byYear(year)?.screens ?? [])].sort()).toEqual(
        ['participants', 'photos', 'programme', 'thesisCollection'].sort(),
      );
    }
    expect(current.projects).toMatchObject([{ slug: 'neutron', listFlag: 'neutron_only' }]);
  });

  it('every edition has a picture for link previews', () => {
    expect(all.map(({ openGraphImageUrl }) => openGraphImageUrl)).toEqual(
      all.map(({ year }) => expect.stringMatching(new RegExp(`^/editions/${year}/.*\\.(jpg|png)$`))),
    );
  });
});
