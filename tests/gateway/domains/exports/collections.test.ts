import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { samplePortal } from '../../../testkit/portal.ts';
import { unzip } from '../../../testkit/unzip.ts';
import { readRows } from '../participants/rows.ts';

const { provider, gateway, moderator, person } = await samplePortal();

type Payload = { download: { url: string; fileName: string } | null; userErrors: { code: string; message: string }[] };

async function make(name: 'createBadgesDownload' | 'createThesesDownload', input: object): Promise<Payload> {
  const fields = 'download { url fileName } userErrors { code message }';
  return (await gateway.mutate<Payload>(name, { editionId: 'Edition:2025', ...input }, fields, moderator)).payload;
}
const badges = (input: object) => make('createBadgesDownload', input);
const abstracts = (input: object) => make('createThesesDownload', input);

const open = (download: Payload['download'], caller = moderator) => gateway.open(download?.url ?? '', caller);

async function badgeCount(input: object): Promise<number> {
  const { download } = await badges(input);
  expect(download?.fileName).toBe('Бейджи.pdf');
  const answer = await open(download);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  });
  return text.match(/Форум по исследованиям с использованием/g)?.length ?? 0;
}

describe('badges', () => {
  it('are made of the chosen registrations, or of all that match the filter but the excluded ones', async () => {
    expect(await badgeCount({ ids: ['Registration:3001', 'Registration:3005'] })).toBe(2);
    const posters = { requestedFormat: { values: ['POSTER'] }, effectiveSection: { ids: ['Section:26'] } };
    const found = await readRows(gateway, moderator, posters);
    const people = (rows: typeof found) => new Set(rows.map(({ fullName }) => fullName)).size;
    expect(await badgeCount({ filter: posters })).toBe(people(found));
    expect(await badgeCount({ filter: posters, exceptIds: [found[0]?.id] })).toBe(people(found.slice(1)));
  });

  it('open for the moderator who made them', async () => {
    const { download } = await badges({ ids: ['Registration:3001'] });
    expect((await open(download, person)).status).toBe(403);
  });

  it('reject an unknown project, and a selection without people', async () => {
    expect((await badges({ project: 'none' })).userErrors[0]?.code).toBe('NOT_FOUND');
    const { download, userErrors } = await badges({ filter: { search: 'такого человека нет' } });
    expect([download, userErrors]).toEqual([null, [{ code: 'REFUSED', message: 'Никто не выбран' }]]);
  });
});

describe('the book of abstracts', () => {
  it('passes completely through the gateway', async () => {
    const { download } = await abstracts({ effectiveSectionId: 'Section:29' });
    expect(download?.fileName).toBe('Тезисы.zip');
    const files = await unzip(Buffer.from(await (await open(download)).arrayBuffer()));
    expect([...files.keys()][0]).toBe('Содержание.xlsx');
    expect(files.size).toBeGreaterThan(1);
  });

  it('breaks the connection when the provider breaks it', async () => {
    const file = await provider.database
      .selectFrom('files')
      .innerJoin('participations', 'participations.id', 'participation_id')
      .select('path')
      .where('section_confirm_id', '=', 29)
      .where('confirm_type', '>', 1)
      .where('kind', '=', 'thesis_pdf')
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    const path = join(provider.dataDir, 'media', file.path);
    await rm(path);
    await mkdir(path);
    const { download } = await abstracts({ effectiveSectionId: 'Section:29' });
    const answer = await open(download);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  });

  it('is rejected for an unknown section and for one without talks', async () => {
    expect((await abstracts({ effectiveSectionId: 'Section:38' })).userErrors[0]?.code).toBe('REFUSED');
    expect((await abstracts({ effectiveSectionId: 'Person:1' })).userErrors[0]?.code).toBe('NOT_FOUND');
  });
});
