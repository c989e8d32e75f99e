import { describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Row = { id: number; section_id: number; section_descr: string; created_at: string | null; user_descr: string };

const provider = await sampleProvider();
const moderator = await provider.login('moderator@example.org');

const ask = (body: object) =>
  provider.call<{ data: Row[] }>('POST', callPaths.listAttendance, { token: moderator, body });
const list = async (body: object) => (await ask(body)).body.data;
const byName = new Intl.Collator('ru').compare;

describe('attendance', () => {
  it('API-30 DSH-04 lists who came to a section, and when', async () => {
    const rows = await list({ type: 'attendance', section_id: 26 });
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toMatchObject({
        section_id: 26,
        section_descr: 'Источники синхротронного и нейтронного излучения',
        created_at: expect.stringMatching(/^2025-09-\d\d/),
        user_descr: expect.stringMatching(/./),
      });
    }
    const families = rows.map(({ user_descr }) => user_descr.split(' ')[0] ?? '');
    expect(families).toEqual([...families].sort(byName));
  });

  it('API-30 DSH-04 of all sections are those of the current meeting', async () => {
    const rows = await list({ type: 'attendance' });
    const sections = new Set(rows.map(({ section_id }) => section_id));
    expect(sections.size).toBeGreaterThan(5);
    expect(Math.min(...sections)).toBeGreaterThanOrEqual(26);
    expect(rows.filter(({ section_id }) => section_id === 26)).toEqual(
      await list({ type: 'attendance', section_id: 26 }),
    );
    expect((await list({ type: 'attendance', section_id: 1 })).length).toBeGreaterThan(5);
  });

  it('API-30 LST-05 of one person is ordered by time, for any of the person’s registrations of the meeting', async () => {
    const { database } = provider;
    const set = (account_id: number, section_id: number, created_at: string) =>
      database
        .insertInto('attendance')
        .values({ account_id, section_id, created_at: new Date(created_at) })
        .execute();
    await set(1, 27, '2025-10-22T11:00:00+03:00');
    await set(1, 26, '2025-10-21T10:00:00+03:00');
    await set(1, 11, '2024-10-21T10:00:00+03:00');
    const [school, forum] = await Promise.all(
      [true, false].map((is_school) =>
        database
          .insertInto('participations')
          .values({ meeting_id: 3, account_id: 1, type: 1, is_school, created_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow(),
      ),
    );
    for (const um_id of [school?.id, forum?.id]) {
      expect(await list({ type: 'person', um_id })).toMatchObject([
        { section_id: 26, created_at: '2025-10-21T10:00:00+03:00', user_descr: 'Примеров Пример Примерович' },
        { section_id: 27, created_at: '2025-10-22T11:00:00+03:00' },
      ]);
    }
    expect((await ask({ type: 'person', um_id: 987654 })).status).toBe(404);
  });
});

describe('audience', () => {
  it('API-30 DSH-03 lists who plans to come to a section, each person once', async () => {
    const rows = await list({ type: 'audience', section_id: 27 });
    const planned = await provider.database
      .selectFrom('participations')
      .select(['account_id', 'listen_sections'])
      .where('meeting_id', '=', 3)
      .where('is_active', '=', true)
      .execute();
    const people = new Set(planned.filter((row) => row.listen_sections.includes(27)).map((row) => row.account_id));
    expect(rows).toHaveLength(people.size);
    expect(new Set(rows.map(({ user_descr }) => user_descr)).size).toBe(people.size);
    expect(rows.every(({ created_at, section_id }) => created_at === null && section_id === 27)).toBe(true);
  });

  it('API-30 DSH-03 of all sections names each with its people, and no cancelled registration', async () => {
    const all = await list({ type: 'audience' });
    const one = await list({ type: 'audience', section_id: 28 });
    expect(all.filter(({ section_id }) => section_id === 28)).toEqual(one);
    const [first] = one;
    const cancelled = await provider.database
      .updateTable('participations')
      .set({ is_active: false })
      .where('id', '=', Number(first?.id))
      .returning('id')
      .execute();
    expect(cancelled).toHaveLength(1);
    expect((await list({ type: 'audience', section_id: 28 })).map(({ id }) => id)).not.toContain(first?.id);
  });
});

describe('attendance and audience', () => {
  it('API-30 reject an unknown section and an unknown kind', async () => {
    expect((await ask({ type: 'audience', section_id: 999 })).body).toEqual({
      error: 'Секция не найдена в справочнике',
    });
    expect((await ask({ type: 'tea' })).body).toEqual({ type: ['Неизвестный вид списка.'] });
    expect((await ask({ type: 'person' })).status).toBe(400);
  });
});
