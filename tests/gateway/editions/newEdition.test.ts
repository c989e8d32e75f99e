import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeEdition } from '../../../gateway/editions/newEdition.ts';
import { EditionsError } from '../../../gateway/editions/source.ts';
import { type SampleEditions, sampleEditions } from '../../testkit/sampleEdition.ts';
import { mistakesIn } from './mistakesIn.ts';

let editions: SampleEditions;
beforeEach(async () => {
  editions = await sampleEditions();
});
afterEach(() => editions.remove());

const mistakes = () => mistakesIn(editions.folder);

describe('a new year', () => {
  const open = (lines: string[]) => lines.filter((line) => line.endsWith(': replace TODO'));

  it('is made from the newest edition, and the check names each open place once', async () => {
    await editions.write(2025, { 'texts/.about.md.swp': () => 'text' });
    const { from } = makeEdition(editions.folder, 2026);
    expect(from).toBe(`${editions.folder}/2025`);
    const found = mistakes();
    expect(open(found)).toEqual(found);
    expect(found).toEqual(
      expect.arrayContaining([
        '2026/edition.yaml:2: meetingId: replace TODO',
        '2026/edition.yaml:7: startsOn: replace TODO',
        '2026/edition.yaml:11: registrationWindow.opensAt: replace TODO',
        '2026/texts/about.md:1: replace TODO',
      ]),
    );
    expect(readdirSync(`${editions.folder}/2026/texts`)).toEqual(['about.md', 'theses.md', 'tour.md']);
    expect(() => makeEdition(editions.folder, 2026)).toThrow('exists already');
  });

  it('is not made in a folder that cannot be written', () => {
    expect(() => makeEdition('package.json/editions', 2026)).toThrow(
      new EditionsError('cannot write to package.json/editions (ENOTDIR)'),
    );
  });

  it.each(['place: [[', 'place: *Москва*'])('is not made from an edition with «%s»', async (place) => {
    await editions.write(2025, { 'edition.yaml': (text) => text.replace(/^place: .*/m, place) });
    expect(() => makeEdition(editions.folder, 2026)).toThrow(
      new EditionsError(
        `${editions.folder}/2025 has mistakes: npm run check:editions -- ${editions.folder} names them`,
      ),
    );
    expect(readdirSync(editions.folder)).toEqual(['2025']);
  });

  it('is made from the samples without an edition, with people and places to fill in', () => {
    makeEdition(editions.folder, 2026);
    const found = mistakes();
    expect(open(found)).toEqual(found);
    for (const place of [
      'title',
      'organisers.0.members.0.name',
      'contacts.email',
      'venue.address',
      'keyDates.5.title',
      'formats.2.description',
      'mailings.0.type',
    ])
      expect(found).toContainEqual(expect.stringContaining(` ${place}: replace TODO`));
    const made = ['edition.yaml', 'texts/about.md'].map((name) =>
      readFileSync(`${editions.folder}/2026/${name}`, 'utf8'),
    );
    expect(made[0]).not.toMatch(/бразцов|example\.org|2025/);
    for (const place of ['excursionOn', 'openGraphImage'])
      expect(made[0]).toMatch(new RegExp(`^# .* left out.*\\n${place}: TODO$`, 'm'));
    // There is no programme yet, so no text may name its days; a comment explains the placeholders.
    expect(made.join('\n').replaceAll(/^#.*$/gm, '')).not.toContain('{programme');
    expect(made[1]).toContain('{forum:short}');
  });
});
