import { symlinkSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Editions } from '../../../gateway/editions/load.ts';
import { watchEditions } from '../../../gateway/editions/watchEditions.ts';
import { type SampleEditions, sampleEditions } from '../../testkit/sampleEdition.ts';

let editions: SampleEditions;
beforeEach(async () => {
  editions = await sampleEditions();
  await editions.write(2026);
});
afterEach(() => editions.remove());

function watch(replace = vi.fn(async (_: Editions) => {})) {
  const log = { info: vi.fn(), error: vi.fn() };
  const { readNow, stop } = watchEditions(editions.folder, log, replace, 10);
  onTestFinished(stop);
  return { log, replace, readNow, mistakes: () => log.error.mock.calls.map(([{ mistake }]) => mistake as string) };
}

it('reads a changed folder once it stops changing, and rejects a wrong one with a line for each mistake', async () => {
  const { replace, mistakes, readNow, log } = watch();
  // The first look, before any change.
  await readNow();
  replace.mockClear();
  log.error.mockClear();

  await editions.write(2026, {
    'programme.yaml': (text) => text.replace("'10:00'", "'25:00'"),
    'edition.yaml': (text) => text.replace('title: Образцовый форум', 'heading: Форум'),
  });
  const lines = [/heading: no such key/, /2026\/programme\.yaml:8: days\.0\.items\.0\.starts: must be/];
  const expected = expect.arrayContaining(lines.map((line) => expect.stringMatching(line)));
  await vi.waitFor(() => expect(mistakes()).toEqual(expected));
  expect(replace).not.toHaveBeenCalled();

  await editions.write(2027);
  await editions.write(2026);
  await vi.waitFor(() => expect(replace.mock.lastCall?.[0].all.map(({ year }) => year)).toEqual([2027, 2026]));
});

it('keeps the previous editions if computing from the new ones fails', async () => {
  const { readNow, mistakes, log } = watch(vi.fn(() => Promise.reject(new Error('no answer'))));
  await readNow();
  expect(mistakes()).toEqual(['no answer']);
  expect(log.info).not.toHaveBeenCalled();
});

it('notices a change beside a hidden link of an editor that leads nowhere', async () => {
  symlinkSync('nowhere', `${editions.folder}/2026/texts/.#about.md`);
  const { replace, readNow } = watch();
  await readNow();
  await editions.write(2027);
  await vi.waitFor(() => expect(replace.mock.lastCall?.[0].all.map(({ year }) => year)).toEqual([2027, 2026]));
});
