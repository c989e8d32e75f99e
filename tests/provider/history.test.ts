import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { callPaths } from '../../schema/generated/callPaths.ts';
import { sampleProvider } from '../testkit/provider.ts';

type Field = { field: string; before: string | null; after: string | null };
type Entry = {
  id: number;
  created_at: string;
  action: string;
  author_role: string;
  author_descr: string | null;
  fields: Field[];
};
type Row = { id: number; version: number; confirm_type: number };
type Conflict = { detail: string; conflict: { version: number; changes: Entry[] } };

const provider = await sampleProvider();
const owner = await provider.login('participant@example.org');
const moderator = await provider.login('moderator@example.org');
const admin = await provider.login('admin@example.org');
beforeEach(() => provider.clear());

const post = <T = { data: Row }>(path: string, body: object, token: string) =>
  provider.call<T>('POST', path, { token, body });
const history = (id: number, token = moderator) =>
  provider.read<Entry[]>(`${callPaths.getParticipationHistory}?id=${id}`, token);
const make = () => provider.register(owner);
const act = (id: number, action: object) => post(callPaths.changeRegistration, { id, ...action }, owner);
const record = (id: number) => provider.read<Row>(`${callPaths.getParticipation}?id=${id}`, moderator);
const format = (id: number, change: object = {}) => ({
  id,
  new_user_type: 2,
  new_section: 26,
  new_org_comment: '22 октября',
  ...change,
});
const change = <T = { data: Row }>(body: object, token = moderator) =>
  post<T>(callPaths.changeParticipation, body, token);
async function attach(id: number): Promise<void> {
  const { body } = await provider.upload(owner, 3);
  await provider.attach(owner, id, 3, body.data.id);
}
const letters = async () => (await provider.mailbox()).length;
const summaries = (entries: Entry[]) => entries.map(({ action, author_role }) => `${action} by ${author_role}`);

describe('history of a record', () => {
  it('names author, time and each field before and after', async () => {
    const id = await make();
    provider.clock.set('2025-09-15T13:00:00+03:00');
    await change(format(id, { new_speak_day: 2 }), admin);
    provider.clock.set('2025-09-15T14:00:00+03:00');
    await attach(id);
    await provider.confirm(owner, id, { tshort_size: 2 });
    await act(id, { action: 'del_thesis_pdf' });
    await provider.cancel(owner, id);
    const entries = await history(id);
    expect(summaries(entries)).toEqual([
      'registered by owner',
      'changed by moderator',
      'file_added by owner',
      'changed by owner',
      'file_removed by owner',
      'cancelled by owner',
    ]);
    const [registered, confirmed, added, ownConfirmed, removed, cancelled] = entries;
    expect(registered).toMatchObject({
      created_at: '2025-09-15T12:00:00+03:00',
      author_descr: 'Примеров Пример Примерович',
      fields: [
        { field: 'type', before: null, after: '2' },
        { field: 'comments', before: null, after: 'Пример доклада' },
        { field: 'section_choice_id', before: null, after: '26' },
        { field: 'listen_sections', before: null, after: '26, 27' },
        { field: 'need_tour', before: null, after: '2' },
      ],
    });
    expect(confirmed).toMatchObject({
      created_at: '2025-09-15T13:00:00+03:00',
      author_descr: 'Эталонов Образец',
      fields: [
        { field: 'confirm_type', before: '0', after: '2' },
        { field: 'section_confirm_id', before: null, after: '26' },
        { field: 'org_comment', before: null, after: '22 октября' },
        { field: 'speak_day', before: null, after: '2' },
      ],
    });
    expect(added?.created_at).toBe('2025-09-15T14:00:00+03:00');
    expect(added?.fields).toEqual([{ field: 'file_pdf', before: null, after: 'тезисы.pdf' }]);
    const confirmedFields = ownConfirmed?.fields.map(({ field }) => field);
    expect(confirmedFields).toEqual(['is_confirm', 'listen_sections', 'tshort_size']);
    expect(removed?.fields).toEqual([{ field: 'file_pdf', before: 'тезисы.pdf', after: null }]);
    expect(cancelled?.fields).toEqual([{ field: 'is_active', before: 'true', after: 'false' }]);
  });

  it('does not name moderators to the owner', async () => {
    const id = await make();
    await change(format(id));
    const [own, theirs] = await history(id, owner);
    expect(own).toMatchObject({ author_role: 'owner', author_descr: 'Примеров Пример Примерович' });
    expect(theirs).toMatchObject({ author_role: 'moderator', author_descr: null });
    // Only moderators see the numbers of all changes.
    expect((await history(id, owner)).map((entry) => entry.id)).toEqual([1, 2]);
    for (const [wrong, status] of [
      ['987654', 404],
      ['x', 400],
    ]) {
      const path = `${callPaths.getParticipationHistory}?id=${wrong}`;
      expect((await provider.call('GET', path, { token: moderator })).status).toBe(status);
    }
  });

  it('cannot be changed, removed or emptied, even past the calls', async () => {
    const id = await make();
    const before = await history(id);
    const { database } = provider;
    await expect(database.updateTable('history').set({ action: 'x' }).execute()).rejects.toThrow('only ever added to');
    await expect(database.deleteFrom('history').execute()).rejects.toThrow('only ever added to');
    await expect(sql`truncate history`.execute(database)).rejects.toThrow('only ever added to');
    expect(await history(id)).toEqual(before);
  });

  it('names the service as author of a change outside the calls', async () => {
    const id = await make();
    await provider.setRegistration(id, { speak_slot: 4 });
    expect((await history(id)).at(-1)).toMatchObject({
      author_role: 'service',
      author_descr: null,
      fields: [{ field: 'speak_slot', before: null, after: '4' }],
    });
  });

  it('exists for the sample people', async () => {
    const entries = await history(3006);
    expect(summaries(entries)).toContain('registered by owner');
    const confirmed = await provider.database
      .selectFrom('participations')
      .select(['id', 'version', 'is_confirm'])
      .where('meeting_id', '=', 3)
      .where('is_confirm', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    const own = await history(confirmed.id);
    expect(summaries(own)).toEqual(expect.arrayContaining(['changed by moderator', 'changed by owner']));
    expect(own.at(-1)?.id).toBe(confirmed.version);
    expect(own.map(({ created_at }) => created_at)).toEqual(own.map(({ created_at }) => created_at).sort());
  });
});

describe('a change that is repeated', () => {
  it('API-10 sends one letter and writes one entry, with and without the version', async () => {
    const id = await make();
    const { version } = await record(id);
    const before = await letters();
    expect(await change(format(id))).toMatchObject({ body: { data: { is_unchanged: false } } });
    const after = await record(id);
    const again = await change({ ...format(id), expected_version: version });
    expect(again).toMatchObject({ status: 200, body: { data: { version: after.version, is_unchanged: true } } });
    await change(format(id), admin);
    expect(await letters()).toBe(before + 1);
    expect(summaries(await history(id))).toEqual(['registered by owner', 'changed by moderator']);
  });
});

describe('a record that somebody changed meanwhile', () => {
  it('API-10 is not overwritten: the answer names author, time and fields', async () => {
    const id = await make();
    const seen = (await record(id)).version;
    provider.clock.set('2025-09-15T15:30:00+03:00');
    await change({ ...format(id), expected_version: seen });
    const before = await letters();
    const other = format(id, { new_user_type: 3, new_section: 28, expected_version: seen });
    const { status, body } = await change<Conflict>(other, admin);
    expect(status).toBe(409);
    expect(body.conflict.version).toBe((await record(id)).version);
    expect(body.conflict.changes).toMatchObject([
      {
        created_at: '2025-09-15T15:30:00+03:00',
        author_role: 'moderator',
        author_descr: 'Образцова Проба Образцовна',
        fields: [{ field: 'confirm_type', before: '0', after: '2' }, {}, {}],
      },
    ]);
    expect((await record(id)).confirm_type).toBe(2);
    expect(await letters()).toBe(before);
    expect((await change({ ...other, expected_version: body.conflict.version }, admin)).status).toBe(200);
    expect((await record(id)).confirm_type).toBe(3);
  });

  it('API-10 is a conflict too where its owner changed it, by a file as well', async () => {
    const id = await make();
    const seen = (await record(id)).version;
    await attach(id);
    const refused = await change<Conflict>(format(id, { expected_version: seen }));
    expect(refused.status).toBe(409);
    expect(summaries(refused.body.conflict.changes)).toEqual(['file_added by owner']);
  });

  it('API-10 is changed all the same where no version is named', async () => {
    const id = await make();
    await change(format(id));
    expect((await change(format(id, { new_user_type: 3 }))).body.data.confirm_type).toBe(3);
    expect((await change(format(id, { expected_version: -1 }))).status).toBe(400);
  });

  it('API-10 gives one of two simultaneous moderators the conflict', async () => {
    const id = await make();
    const seen = (await record(id)).version;
    const answers = await Promise.all([
      change(format(id, { expected_version: seen })),
      change(format(id, { new_user_type: 3, expected_version: seen }), admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
