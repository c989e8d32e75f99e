import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedCrowd } from '../../provider/database/seed/crowd.ts';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { readSettings } from '../../scripts/settings.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Row = { id: number; user_descr: string; email: string; confirm_type: number; version: number };

const provider = await sampleProvider();
const moderator = await provider.login('moderator@example.org');

const list = async () =>
  (
    await provider.call<{ data: Row[] }>('POST', callPaths.listParticipations, {
      token: moderator,
      body: { meeting_id: 3, is_moderator: true },
    })
  ).body.data;
const seed = (target: number) => provider.database.transaction().execute((trx) => seedCrowd(trx, target));
const demoClock = readSettings({}).env.PORTAL_CLOCK ?? '';
const without = ({ version: _, ...row }: Row) => row;

class Undone extends Error {}

describe('a crowd of sample people', () => {
  it('R17 grows to the requested number, the same in one run and in parts, never twice, with one answer per person', async () => {
    let atOnce: { id: number; comments: string | null }[] = [];
    const rows = (db: typeof provider.database) =>
      db.selectFrom('participations').select(['id', 'account_id', 'comments', 'confirm_type']).orderBy('id').execute();
    await expect(
      provider.database.transaction().execute(async (trx) => {
        await seedCrowd(trx, 700);
        atOnce = await rows(trx);
        throw new Undone();
      }),
    ).rejects.toThrow(Undone);

    expect((await seed(450)).added).toBeGreaterThan(100);
    const first = await list();
    expect(first).toHaveLength(450);
    const { added, files } = await seed(700);
    expect(added).toBe(250);
    expect(files.length).toBeGreaterThan(20);
    expect(await rows(provider.database)).toEqual(atOnce);
    const whole = await list();
    expect(whole).toHaveLength(700);
    expect(whole.map(without)).toEqual(expect.arrayContaining(first.slice(0, 20).map(without)));
    expect(await seed(700)).toEqual({ added: 0, files: [] });
    expect(await seed(10)).toEqual({ added: 0, files: [] });
    const contradictions = await sql`
      select account_id from participations where meeting_id = 3 and not is_school
      group by account_id having count(distinct (need_tour, tshort_size)) > 1`.execute(provider.database);
    expect(contradictions.rows).toEqual([]);
    expect(await list()).toEqual(whole);
  });

  it('has different people in every state, with history, attendance and room for those who sign up', async () => {
    await seed(700);
    const crowd = (await list()).filter(({ id }) => id > 1_000_000);
    expect(new Set(crowd.map(({ confirm_type }) => confirm_type))).toEqual(new Set([0, 1, 2, 3]));
    expect(crowd.every(({ email }) => email.endsWith('@example.org'))).toBe(true);
    const confirmed = crowd.find(({ confirm_type }) => confirm_type > 0);
    const path = `${callPaths.getParticipationHistory}?id=${confirmed?.id}`;
    const entries = await provider.read<{ id: number; author_descr: string | null }[]>(path, moderator);
    expect(entries.map(({ author_descr }) => author_descr)).toContain('Образцова Проба Образцовна');
    expect(entries.at(-1)?.id).toBe(confirmed?.version);
    const came = await provider.database
      .selectFrom('attendance')
      .select('id')
      .where('account_id', '>', 1_000_000)
      .execute();
    expect(came.length).toBeGreaterThan(50);
    const participant = await provider.login('participant@example.org');
    expect(await provider.register(participant)).toBeLessThan(1_000_000);
  });
});

describe('the sample data', () => {
  it.each(['participations', 'attendance', 'files', 'history'] as const)(
    'has no row of %s after the time at which the demonstration starts',
    async (table) => {
      const { latest } = await provider.database
        .selectFrom(table)
        .select(({ fn }) => fn.max('created_at').as('latest'))
        .executeTakeFirstOrThrow();
      expect(latest).not.toBeNull();
      expect(new Date(latest as never).getTime()).toBeLessThanOrEqual(Date.parse(demoClock));
    },
  );
});
